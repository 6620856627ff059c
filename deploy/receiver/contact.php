<?php
// Receives the leads of the site and mails each to the owner. For shared hosting with PHP 8.1 or later; needs no library.
// Copy it beside the pages, set these two (or environment variables with their names), and build the site with
// NEXT_PUBLIC_FORM_ENDPOINT=/contact.php. docs/leads.md says how to try it.
const LEAD_MAIL_TO = '';   // the owner's address, or several with commas
const LEAD_MAIL_FROM = ''; // a sender of the site's own domain: hosts drop mail with another

// The site keeps a lead and sends it again unless the answer is 2xx: it is 2xx only if the mail was handed over.
// Nothing but the answer is printed, whatever `display_errors` says.
http_response_code(500);
ob_start();
set_error_handler(function (int $level, string $message): bool {
    $GLOBALS['lastError'] = $message;
    return true;
});

const MAX_BYTES = 64 * 1024;
// The longest subject, and the longest reason in the log, in bytes.
const MAX_SUBJECT = 150;
const MAX_REASON = 200;

// The lines of the mail: the fields of both forms in reading order, with their labels. Other fields follow, by their names.
const LABELS = [
    'formType' => 'Formulaire',
    'firstName' => 'Prénom',
    'lastName' => 'Nom',
    'email' => 'E-mail',
    'phone' => 'Téléphone',
    'location' => 'Lieu',
    'propertyType' => 'Type de bien',
    'sleepingCapacity' => 'Couchages',
    'amenities' => 'Équipements',
    'monthlyRevenue' => 'Revenu mensuel estimé, en euros',
    'yearlyRevenue' => 'Revenu annuel estimé, en euros',
    'message' => 'Message',
];

// Follows the figures of an estimate: the site promises that a person corrects them.
const CORRECTION = 'Calcul brut à 75 % : à corriger selon l’emplacement et l’état de la maison avant de répondre';

// The types of property in the language of a lead. In France an F2 has one bedroom, on the site two: the mail says both the
// bedrooms and the value. A studio says itself.
const PROPERTY_TYPES = [
    'FR' => ['f1' => '1 chambre', 'f2' => '2 chambres', 'f3' => '3 chambres', 'f4' => '4 chambres ou plus'],
    'NL' => ['f1' => '1 slaapkamer', 'f2' => '2 slaapkamers', 'f3' => '3 slaapkamers', 'f4' => '4 slaapkamers of meer'],
    'EN' => ['f1' => '1 bedroom', 'f2' => '2 bedrooms', 'f3' => '3 bedrooms', 'f4' => '4 bedrooms or more'],
];

/** Answers, and ends the script. */
function answer(int $status, array $body = []): never
{
    while (ob_get_level() > 0 && ob_end_clean());
    http_response_code($status);
    header('Content-Type: application/json; charset=utf-8');
    header('Cache-Control: no-store');
    if ($status === 405) header('Allow: POST');
    echo json_encode(['ok' => $status === 200] + $body);
    exit;
}

/** Logs a line. Shared hosts forbid some functions: that must not turn a lead that was mailed into a failure. */
function report(string $line): void
{
    if (function_exists('error_log')) error_log($line);
}

/** Logs why a lead was not mailed, and answers. */
function refuse(int $status, string $why, array $body = []): never
{
    report("A lead was not mailed: $why");
    answer($status, $body);
}

/** A text without the blanks, invisible signs and quotes around it. */
function unquoted(string $text): string
{
    $around = '[\s\p{Cf}\p{Z}\p{Pi}\p{Pf}„"\']+';
    return preg_replace("/^$around|$around\$/u", '', $text) ?? trim($text);
}

/** The setting of a name: from the environment, else from the constants above. */
function setting(string $name): string
{
    $set = function_exists('getenv') ? getenv($name) : '';
    return unquoted($set ?: (string) ($_SERVER[$name] ?? '')) ?: unquoted(constant($name));
}

/**
 * Says who asks if it is no page of this site; empty if it is one. Other sites cannot forge what browsers send, nor the header
 * by which proxies pass on the name of the host, each its own.
 */
function stranger(): string
{
    if (($_SERVER['HTTP_SEC_FETCH_SITE'] ?? '') === 'same-origin') return '';
    $hostOf = fn (string $name): string => preg_replace('/:(80|443)$/D', '', strtolower(trim($name)));
    $names = ($_SERVER['HTTP_HOST'] ?? '') . ',' . ($_SERVER['HTTP_X_FORWARDED_HOST'] ?? '');
    $own = array_filter(array_map($hostOf, explode(',', $names)));
    $origin = $_SERVER['HTTP_ORIGIN'] ?? '';
    $isOwn = preg_match('~^https?://([^/]+)$~Di', $origin, $match) && in_array($hostOf($match[1]), $own, true);
    return $isOwn ? '' : reasonOf("the origin \"$origin\" is none of " . implode(', ', $own));
}

/** The fields of a JSON object; null if the text is none. */
function parseLead(string $text): ?array
{
    // Half an emoji, as in a message that was cut, is valid JSON for browsers and not for PHP.
    $half = '/(\\\\u[dD][89abAB]..\\\\u[dD][c-fC-F]..|\\\\[^u])(*SKIP)(*FAIL)|\\\\u[dD][89a-fA-F]../';
    $text = preg_replace($half, '\\ufffd', preg_replace('/^\xEF\xBB\xBF|^\s+/', '', $text));
    $lead = json_decode($text, true, MAX_BYTES, JSON_INVALID_UTF8_SUBSTITUTE | JSON_BIGINT_AS_STRING);
    return str_starts_with($text, '{') && is_array($lead) ? $lead : null;
}

/** Which form sent a lead. What does not look like one of ours is not logged: it may hold personal data. */
function kindOf(array $lead): string
{
    $kind = $lead['formType'] ?? '';
    return is_string($kind) && preg_match('/\A[A-Z][a-z]+ [A-Z][a-z]+ - [A-Z]{2}\z/', $kind) ? $kind : 'other';
}

/** A value in one line, or with its further lines indented: none can pass for another field. */
function textOf(mixed $value): string
{
    $flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PARTIAL_OUTPUT_ON_ERROR;
    $text = is_string($value) ? $value : (string) json_encode($value, $flags, MAX_BYTES);
    $lines = preg_replace('/\R/u', "\r\n    ", $text);
    return preg_replace('/[^\P{Cc}\r\n\t]/u', '', $lines);
}

/** A text in one line of at most `$limit` bytes, cut before a sign: an emoji or a letter with its accents stays whole. */
function oneLine(string $text, int $limit): string
{
    // Joiners stay, because they hold an emoji together. Characters that turn the direction of the line do not.
    $line = trim(preg_replace('/[\p{Cc}\p{Z}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u', ' ', $text));
    // \X is a sign as people see it, and needs no extension of PHP. It takes emoji in a row for one, so they are named first.
    $emoji = '[\x{1F1E6}-\x{1F1FF}]{2}|\p{So}[\p{M}\p{Sk}\x{E0020}-\x{E007F}]*(?:\x{200D}.[\p{M}\p{Sk}]*)*';
    preg_match_all("/$emoji|\\X/u", $line, $signs);
    $cut = '';
    foreach ($signs[0] as $sign) {
        if (strlen($cut . $sign) > $limit) break;
        $cut .= $sign;
    }
    return $cut;
}

/** The type of property in words, with the value that was sent. */
function propertyOf(array $lead): mixed
{
    $type = $lead['propertyType'];
    $language = is_string($lead['formType'] ?? null) ? substr($lead['formType'], -2) : '';
    $name = is_string($type) ? (PROPERTY_TYPES[$language] ?? PROPERTY_TYPES['FR'])[$type] ?? null : null;
    return $name === null ? $type : "$name ($type)";
}

/** The campaign in the query of the request (`utm_*`) as a text; empty if there is none. */
function campaign(): string
{
    $given = array_filter($_GET, fn ($name) => str_starts_with((string) $name, 'utm_'), ARRAY_FILTER_USE_KEY);
    $pairs = [];
    foreach ($given as $name => $value) $pairs[] = "$name=" . (is_string($value) ? $value : json_encode($value));
    return (string) json_decode((string) json_encode(implode(', ', $pairs), JSON_INVALID_UTF8_SUBSTITUTE));
}

function mailText(array $lead): string
{
    $known = array_intersect_key(LABELS, $lead);
    $others = array_diff(array_map('strval', array_keys($lead)), array_keys(LABELS));
    $lines = [];
    foreach ($known + array_combine($others, $others) as $field => $label)
        $lines[] = textOf((string) $label) . ' : ' . textOf($field === 'propertyType' ? propertyOf($lead) : $lead[$field]);
    if (isset($lead['monthlyRevenue'])) $lines[] = CORRECTION;
    $campaign = campaign();
    if ($campaign !== '') $lines[] = 'Campagne : ' . textOf($campaign);
    return implode("\r\n", $lines);
}

/** The subject in one line, encoded for the header (RFC 2047): pieces of whole characters. */
function subjectOf(array $lead): string
{
    $who = array_filter([$lead['firstName'] ?? '', $lead['lastName'] ?? '', $lead['location'] ?? ''], 'is_string');
    $subject = 'Demande du site (' . kindOf($lead) . ') : ' . (trim(implode(' ', array_filter($who))) ?: '-');
    preg_match_all('/.{1,11}/u', oneLine($subject, MAX_SUBJECT), $pieces);
    return implode("\r\n ", array_map(fn ($piece) => '=?UTF-8?B?' . base64_encode($piece) . '?=', $pieces[0]));
}

/** An email address; null if the value is none, or several. Nothing with a line break ever reaches a header. */
function addressOf(mixed $value): ?string
{
    $isAddress = is_string($value) && filter_var($value, FILTER_VALIDATE_EMAIL) && !preg_match('/[\s,;<>"()]/', $value);
    return $isAddress ? $value : null;
}

/**
 * The addresses in a setting, as people type them: separated by commas, semicolons or line breaks, in quotes, with a name
 * before the address in angle brackets. None if a part is no address.
 */
function addressesIn(string $name): array
{
    $addresses = [];
    foreach (preg_split('/[,;\r\n]/', setting($name)) as $part) {
        $part = unquoted($part);
        if ($part === '') continue;
        $address = addressOf(trim(preg_replace('/^[^<>@]*<([^<>]*)>$/', '$1', $part)));
        if ($address === null) return [];
        $addresses[] = $address;
    }
    return array_values(array_unique($addresses));
}

/** The reason in the log, without email addresses and phone numbers, because a mail program may quote the mail. */
function reasonOf(string $error): string
{
    $text = json_decode((string) json_encode(substr($error, 0, 1000), JSON_INVALID_UTF8_SUBSTITUTE));
    return oneLine(preg_replace('~\S*(?:@|%40)\S*|\+?\d(?:[\s()./-]*\d){6,}~u', '***', (string) $text), MAX_REASON);
}

if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST') answer(405);
$stranger = stranger();
if ($stranger !== '') refuse(403, $stranger);
if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > MAX_BYTES) answer(413);
$body = (string) file_get_contents('php://input', false, null, 0, MAX_BYTES + 1);
if (strlen($body) > MAX_BYTES) answer(413);
$lead = parseLead($body);
if ($lead === null) answer(400);

$to = addressesIn('LEAD_MAIL_TO');
$from = addressesIn('LEAD_MAIL_FROM')[0] ?? '';
$wrong = array_keys(array_filter(['LEAD_MAIL_TO' => $to === [], 'LEAD_MAIL_FROM' => $from === '']));
if ($wrong !== []) {
    $error = implode('; ', array_map(fn ($name) => setting($name) === ''
        ? "$name is not set"
        : "$name holds no email address, or a part that is none", $wrong));
    refuse(500, "$error.", ['error' => $error]);
}

$text = mailText($lead);
$isLong = preg_match('/[^\n]{900}/', $text) === 1;
$headers = [
    'From' => $from,
    'MIME-Version' => '1.0',
    'Content-Type' => 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding' => $isLong ? 'quoted-printable' : '8bit',
];
$replyTo = addressOf($lead['email'] ?? null);
if ($replyTo !== null) $headers['Reply-To'] = $replyTo;
$mail = [implode(', ', $to), subjectOf($lead), $isLong ? quoted_printable_encode($text) : $text, $headers];
// With the sender on the envelope too (-f) mailboxes trust the mail more; some hosts refuse it.
try {
    $GLOBALS['lastError'] = '';
    $isMailed = mail(...[...$mail, "-f$from"]) || mail(...$mail);
} catch (Error $error) {
    // A host that forbids mail() removes it.
    $isMailed = false;
    $GLOBALS['lastError'] = $error->getMessage();
}
if (!$isMailed) refuse(502, 'mail() failed: ' . (reasonOf($GLOBALS['lastError']) ?: 'no reason given'));
report('Lead mailed: ' . kindOf($lead) . ', ' . gmdate('c'));
answer(200);
