/** @jest-environment node */
import { judgeAnswer, type Refusal } from '@/lib/leads/answer'

type Row = [what: string, status: number, verdict: Refusal | null, body: string, header?: [string, string]]

const page = '<!DOCTYPE html>\n<html lang="fr"><head><title>Clés du Morvan</title></head><body></body></html>'
const phpWarning = '<br />\n<b>Warning</b>: mail() in <b>/forms.php</b> on line 2<br />\n'

const script = 'the error or the source of a script'

/** Answers, and what they are taken for. The pages and texts of bot protections are as of 2026. */
const rows: Row[] = [
  ['JSON', 200, null, '{"ok":true}'],
  ['JSON that quotes a page', 200, null, '[{"note":"<html>"}]'],
  ['a text as JSON', 201, null, '"<html>"'],
  ['nothing', 200, null, ''],
  ['nothing', 204, null, ''],
  ['a word', 200, null, '\ufeff OK'],
  ['words that name a tag', 202, null, 'Stored, but no <html> was given.'],
  ['a paragraph', 200, null, '<p>Merci <b>Anne</b> !</p>'],
  ['XML', 200, null, '<?xml version="1.0"?>\n<header>OK</header>'],
  ['JSON after a warning of PHP', 200, null, `${phpWarning}{"ok":true}`],
  ['JSON with an empty list of errors', 200, null, '{"ok":true,"error":null,"errors":[]}'],
  ['a thank-you in JSON', 200, null, '{"message":"Merci, aucune erreur"}'],
  ['empty errors', 200, null, '{"success":"true","error":{}}'],
  ['words about no error', 200, null, 'No error'],
  ['a failure', 200, 'JSON that says it failed', '{"ok":false}'],
  ['a failure as text', 201, 'JSON that says it failed', '{"success":"False","message":"Quota"}'],
  ['a failure as a number', 200, 'JSON that says it failed', '{"success":0}'],
  ['an error', 200, 'JSON that says it failed', '{"error":"Form not found"}'],
  ['errors', 200, 'JSON that says it failed', '{"ok":true,"error":{"email":["invalid"]}}'],
  ['a failure after a warning of PHP', 200, 'JSON that says it failed', `${phpWarning}{"ok":false}`],
  [
    'an error of PHP',
    200,
    script,
    '<br />\n<b>Parse error</b>:  syntax error in <b>/forms.php</b> on line 2<br />',
  ],
  ['an error of PHP, as text', 200, script, '\nPHP Fatal error:  Uncaught TypeError in /forms.php:2'],
  ['the heading of an error', 200, script, '<h1>Server Error</h1>'],
  ['the source of PHP', 200, script, '<?php mail($to, $subject, $body);'],
  ['the source of ASP', 200, script, '<%@ Language="VBScript" %>'],
  ['the source of a CGI script', 200, script, '#!/usr/bin/perl\nprint "OK";'],
  ['the home page', 200, 'a web page', page],
  ['a page after byte-order marks', 200, 'a web page', `\ufeff\ufeff\r\n${page}`],
  ['a page after a comment', 200, 'a web page', `<!-- ${'cached '.repeat(999)} -->\n${page}`],
  ['a page after a warning of PHP', 200, 'a web page', phpWarning + page],
  ['XHTML', 200, 'a web page', `<?xml version="1.0"?>\n${page.replace('html>', 'html PUBLIC "-//W3C">')}`],
  ['a page that ends in its first tag', 200, 'a web page', '<HTML'],
  ['a script that reloads', 200, 'a web page', '<script>location.reload()</script>'],
  ['SiteGround', 202, 'a web page', '<html><head><meta http-equiv="refresh" content="0;/.well-known/x">'],
  ['Imunify360', 200, 'a web page', '<!DOCTYPE html>\n<html>\n<head>\n<title>One moment'],
  ['Incapsula', 200, 'a web page', '<html style="height:100%"><head><META NAME="ROBOTS"'],
  ['Imunify360, in JSON', 200, 'a challenge', '{"message":"Access denied by Imunify360 bot-protection."}'],
  ['SiteGround', 202, 'a challenge', '', ['SG-Captcha', 'challenge']],
  ['AWS', 202, 'a challenge', '', ['x-amzn-waf-action', 'challenge']],
  ['Cloudflare', 403, 'a challenge', page, ['cf-mitigated', 'challenge']],
  ['Vercel', 429, 'a challenge', page, ['x-vercel-mitigated', 'challenge']],
  ['a captive portal', 511, 511, page],
  // Services refuse good leads with 400 or 422 too: a missing key, an inactive form, a CSRF check.
  ...[302, 400, 401, 403, 404, 405, 408, 413, 422, 429, 500].map(
    (status): Row => ['JSON', status, status, '{"ok":true}'],
  ),
]

type Controller = ReadableStreamDefaultController<Uint8Array>

/** An answer whose body comes in pieces. Without `end` it never ends. */
function answerOf(
  [, status, , body, header]: Row,
  type: string,
  end?: (stream: Controller) => void,
): Response {
  const bytes = new TextEncoder().encode(body)
  let sent = 0
  const pull = (stream: Controller) => {
    if (sent >= bytes.length) return end?.(stream)
    stream.enqueue(bytes.slice(sent, sent + 64))
    sent += 64
  }
  const headers: [string, string][] = [['Content-Type', type], ...(header ? [header] : [])]
  return new Response(status === 204 ? null : new ReadableStream({ pull }), { status, headers })
}

describe.each<[type: string, how: string, end: (stream: Controller) => void]>([
  ['text/html', 'ends', (stream) => stream.close()],
  ['application/json', 'breaks off', (stream) => stream.error(new TypeError('terminated'))],
])('An answer of the type %s that %s', (type, _how, end) => {
  test.each(rows)('%s with %i: %j', async (...row) => {
    expect(await judgeAnswer(answerOf(row, type, end))).toBe(row[2])
  })
})

test.each<Row>([
  ['a word', 200, null, 'OK'],
  ['JSON', 200, null, '{"ok":true}'],
  ['a failure in JSON', 200, 'JSON that says it failed', '{"ok":false}'],
  ['a page', 200, 'a web page', page],
  ['a long paragraph', 200, null, `<p>${'x'.repeat(1e5)}`],
  ['a failure', 500, 500, ''],
])('%s is judged although the body never ends', async (...row) => {
  expect(await judgeAnswer(answerOf(row, 'text/html'))).toBe(row[2])
})

test('a redirect that a browser does not follow is no success', async () => {
  expect(await judgeAnswer(Response.error())).toBe('a redirect')
})
