<?php
// Receives the leads of the site and mails each to the owner. For shared hosting with PHP 8.1 or later; needs no library.
// Copy it beside the pages, set these two (or environment variables with their names), and build the site with
// NEXT_PUBLIC_FORM_ENDPOINT=/contact.php. docs/leads.md says how to try it.
const LEAD_MAIL_TO = '';   // the owner's address
const LEAD_MAIL_FROM = ''; // a sender of the site's own domain: hosts drop mail with another

// The site keeps a lead and sends it again unless the answer is 2xx: it is 2xx only if the mail was handed over.
// Nothing but the answer is printed, whatever `display_errors` says.
http_response_code(500);
ob_start();
set_error_handler(fn () => true);

const MAX_BYTES = 64 * 1024;

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

/** Answers, and ends the script. */
function answer(int $status): never
{
    while (ob_get_level() > 0 && ob_end_clean());
    http_response_code($status);
    header('Content-Type: application/json; charset=utf-8');
    header('Cache-Control: no-store');
    if ($status === 405) header('Allow: POST');
    echo json_encode(['ok' => $status === 200]);
    exit;
}

/** The setting of a name: from the environment, else from the constants above. */
function setting(string $name): string
{
    return trim(getenv($name) ?: (string) ($_SERVER[$name] ?? '')) ?: trim(constant($name));
}

/** Whether a page of this site asks. Other sites cannot forge `Origin`, nor send the header of a proxy. */
function isOwnOrigin(): bool
{
    $origin = parse_url($_SERVER['HTTP_ORIGIN'] ?? '');
    if (!is_array($origin) || !isset($origin['scheme'], $origin['host'])) return false;
    $host = strtolower($origin['host'] . (isset($origin['port']) ? ':' . $origin['port'] : ''));
    $own = [$_SERVER['HTTP_HOST'] ?? '', $_SERVER['HTTP_X_FORWARDED_HOST'] ?? ''];
    return in_array($host, array_map(fn ($name) => strtolower(trim($name)), $own), true);
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

function mailText(array $lead): string
{
    $known = array_intersect_key(LABELS, $lead);
    $others = array_diff(array_map('strval', array_keys($lead)), array_keys(LABELS));
    $lines = [];
    foreach ($known + array_combine($others, $others) as $field => $label)
        $lines[] = textOf((string) $label) . ' : ' . textOf($lead[$field]);
    return implode("\r\n", $lines);
}

/** The subject in one line, encoded for the header (RFC 2047): pieces of whole letters. */
function subjectOf(array $lead): string
{
    $who = array_filter([$lead['firstName'] ?? '', $lead['lastName'] ?? '', $lead['location'] ?? ''], 'is_string');
    $subject = 'Demande du site (' . kindOf($lead) . ') : ' . (trim(implode(' ', array_filter($who))) ?: '-');
    $letters = preg_split('//u', preg_replace('/[\p{C}\s]+/u', ' ', $subject), 150, PREG_SPLIT_NO_EMPTY);
    $pieces = array_map('implode', array_chunk(array_slice($letters, 0, 149), 11));
    return implode("\r\n ", array_map(fn ($piece) => '=?UTF-8?B?' . base64_encode($piece) . '?=', $pieces));
}

/** An email address; null if the value is none, or several. Nothing with a line break ever reaches a header. */
function addressOf(mixed $value): ?string
{
    $isAddress = is_string($value) && filter_var($value, FILTER_VALIDATE_EMAIL) && !preg_match('/[\s,;<>"()]/', $value);
    return $isAddress ? $value : null;
}

if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST') answer(405);
if (!isOwnOrigin()) answer(403);
if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > MAX_BYTES) answer(413);
$body = (string) file_get_contents('php://input', false, null, 0, MAX_BYTES + 1);
if (strlen($body) > MAX_BYTES) answer(413);
$lead = parseLead($body);
if ($lead === null) answer(400);

$to = setting('LEAD_MAIL_TO');
$from = setting('LEAD_MAIL_FROM');
foreach (['LEAD_MAIL_TO' => explode(',', $to), 'LEAD_MAIL_FROM' => [$from]] as $name => $addresses)
    foreach ($addresses as $address)
        if (addressOf(trim($address)) === null) {
            error_log("A lead was not mailed: the setting $name is no email address.");
            answer(500);
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
$mail = [$to, subjectOf($lead), $isLong ? quoted_printable_encode($text) : $text, $headers];
// With the sender on the envelope too (-f) mailboxes trust the mail more; some hosts refuse it.
if (!mail(...[...$mail, "-f$from"]) && !mail(...$mail)) {
    error_log('A lead was not mailed: mail() failed.');
    answer(502);
}
error_log('Lead mailed: ' . kindOf($lead) . ', ' . gmdate('c'));
answer(200);
