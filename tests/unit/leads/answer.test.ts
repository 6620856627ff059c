/** @jest-environment node */
import { judgeAnswer, type Refusal } from '@/lib/leads/answer'

type Row = [what: string, status: number, verdict: Refusal | null, body: string, header?: [string, string]]

const page = '<!DOCTYPE html>\n<html lang="fr"><head><title>Clés du Morvan</title></head><body></body></html>'
const phpWarning = '<br />\n<b>Warning</b>: mail() in <b>/forms.php</b> on line 2<br />\n'

const script = 'the error or the source of a script'
const no = 'words that say it failed'

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
  ['JSON about other fields', 200, null, '{"status":"ok","fields":["error"],"okay":false,"count":0}'],
  ['JSON that quotes a failure', 200, null, '{"ok":true,"note":"{\\"ok\\":false}"}'],
  ['JSON with a number', 200, null, '{"id":500,"status":200,"success":1}'],
  ['the number of a lead', 200, null, '512'],
  ['no error in words', 200, null, '{"errorMessage":"","errorCode":0,"hasErrors":false,"error":"None"}'],
  ['a good status', 200, null, '{"status":"mail_sent","statusCode":200,"code":"512","failed":0}'],
  ['words about a trace', 200, null, 'Stored.\n  at 10.15:30'],
  ['a failure', 200, no, '{"ok":false}'],
  ['a message of an error', 200, no, '{"errorMessage":"Task timed out","errorType":"Error"}'],
  ['an error as yes', 200, no, '{"hasErrors":true}'],
  ['a status by its code', 200, no, '{"statusCode":500,"body":"{}"}'],
  ['a status that ends so', 200, no, '{"status":"mail_failed"}'],
  ['a contact form of WordPress that found spam', 200, no, '{"status":"spam","message":"…"}'],
  ['a rejection of a service', 200, no, '{"ok":true,"status":"lead_rejected"}'],
  ['a number that failed', 200, no, '{"sent":0,"failed":1}'],
  ['a stack', 200, no, '{"message":"x","stack":"TypeError: x"}'],
  ['a stack trace of Node.js', 200, script, 'TypeError: x\n    at handler (/app/index.js:2:11)'],
  ['a stack trace of Java', 200, script, 'Oops\n\tat org.example.Forms.post(Forms.java:12)\n'],
  ['a stack trace of Python', 200, script, 'Traceback (most recent call last):\n  File "a.py", line 1'],
  ['a failure as text', 201, no, '{"success":"False","message":"Quota"}'],
  ['a failure as a number', 200, no, '{"success":0}'],
  ['a failure in other letters', 200, no, '{ "Success" :\n false }'],
  ['a failure in words', 200, no, '{"ok":"No"}'],
  ['a failure before a digit of WordPress', 200, no, '{"success":false}0'],
  ['a failure in a list', 200, no, '[{"success":false}]'],
  ['a failure that breaks off', 200, no, '{"ok":false,"message":"Quo'],
  ['a status in words', 200, no, '{"status":"error"}'],
  ['a status in other words', 200, no, '{"status":"failed to send"}'],
  ['a status as a number', 200, no, '{"status":422,"title":"Quota"}'],
  ['an error', 200, no, '{"error":"Form not found"}'],
  ['errors', 200, no, '{"ok":true,"error":{"email":["invalid"]}}'],
  ['a list of errors', 200, no, '{"errors":["The key is missing"]}'],
  ['a failure after a warning of PHP', 200, no, `${phpWarning}{"ok":false}`],
  ['a failure after a warning as text', 200, no, '\nWarning: mail() in /forms.php\n{"success":false}'],
  ['no', 200, no, 'false'],
  ['no as a digit', 200, no, '0\n'],
  ['no in words', 200, no, ' "Error" '],
  ['a sentence that begins with it', 200, no, 'Failed to send.'],
  ['a paragraph that begins with it', 200, no, '<p>Invalid key'],
  [
    'an error of PHP',
    200,
    script,
    '<br />\n<b>Parse error</b>:  syntax error in <b>/forms.php</b> on line 2<br />',
  ],
  ['an error of PHP, as text', 200, script, '\nPHP Fatal error:  Uncaught TypeError in /forms.php:2'],
  ['the heading of an error', 200, script, '<h1>Server Error</h1>'],
  ['the number of an error', 200, script, '<center>\n<h1>500 …</h1>'],
  ['an error in a line', 200, script, '502 Bad Gateway'],
  ['an error in words', 200, script, 'Internal Server Error'],
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

/** An answer whose body comes in pieces of `size` bytes. */
function answerOf(
  [, status, , body, header]: Row,
  type: string,
  size: number,
  end: (stream: Controller) => void,
): Response {
  const bytes = new TextEncoder().encode(body)
  let sent = 0
  const pull = (stream: Controller) => {
    if (sent >= bytes.length) return end(stream)
    stream.enqueue(bytes.slice(sent, sent + size))
    sent += size
  }
  const headers: [string, string][] = [['Content-Type', type], ...(header ? [header] : [])]
  return new Response(status === 204 ? null : new ReadableStream({ pull }), { status, headers })
}

// How an answer is cut does not change what it is taken for. The time limit ends one that stays silent like one that breaks off.
describe.each<[type: string, how: string, size: number, end: (stream: Controller) => void]>([
  ['text/html', 'ends', 1 << 20, (stream) => stream.close()],
  ['application/json', 'comes in small pieces', 3, (stream) => stream.close()],
  ['text/plain', 'breaks off', 64, (stream) => stream.error(new TypeError('terminated'))],
])('An answer of the type %s that %s', (type, _how, size, end) => {
  test.each(rows)('%s with %i: %j', async (...row) => {
    expect(await judgeAnswer(answerOf(row, type, size, end))).toBe(row[2])
  })
})

test('an answer that never ends is judged after 64 KiB', async () => {
  const row: Row = ['a long paragraph', 200, null, `<p>${'x'.repeat(1e5)}`]
  expect(await judgeAnswer(answerOf(row, 'text/html', 64, () => {}))).toBeNull()
})

test('a redirect that a browser does not follow is no success', async () => {
  expect(await judgeAnswer(Response.error())).toBe('a redirect')
})
