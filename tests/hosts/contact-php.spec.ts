import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mailCases, recipientCases } from '../receiver-cases'
import { expect, start, test } from '../server'
import { lastLog, mailFile, php } from './php'

/** The headers and the text of the last mail, decoded. */
function lastMail() {
  const [head = '', body = ''] = (readFileSync(mailFile, 'utf8').split('%%\n').at(-2) ?? '')
    .replace(/\r\n/g, '\n')
    .split(/\n\n([\s\S]*)/)
  const headers = Object.fromEntries(
    head
      .replace(/\n /g, '')
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  )
  const subject = (headers.Subject ?? '').replace(/=\?UTF-8\?B\?(.*?)\?=/g, (_all: string, text: string) =>
    Buffer.from(text, 'base64').toString(),
  )
  const bytes = body.replace(/=\n/g, '').replace(/=([\dA-F]{2})/g, (_all, hex) => `%${hex}`)
  const isEncoded = headers['Content-Transfer-Encoding'] === 'quoted-printable'
  return {
    headers,
    subject,
    text: isEncoded ? decodeURIComponent(bytes.replace(/%(?![\dA-F]{2})/g, '%25')) : body,
  }
}

for (const [what, lead, expected, query = ''] of mailCases)
  test(`a lead with ${what} is mailed`, async ({ request, origin }) => {
    const response = await request.post(`/contact.php${query}`, {
      data: JSON.stringify(lead),
      headers: { Origin: origin, 'Content-Type': 'application/json' },
    })
    expect([response.status(), await response.text()]).toEqual([200, '{"ok":true}'])
    const { headers, subject, text } = lastMail()
    const { Bcc, To, From, 'Reply-To': replyTo } = headers
    expect({ Bcc, To, From }).toEqual({ Bcc: undefined, To: 'owner@example.org', From: 'site@example.org' })
    expect({ replyTo, text, subject }).toEqual({ replyTo: undefined, text, subject, ...expected })
  })

for (const [value, addresses] of recipientCases.filter(([given]) => given.trim()))
  test(`LEAD_MAIL_TO=${JSON.stringify(value)} sends to ${addresses.join(', ') || 'nobody'}`, async ({
    request,
    origin,
  }) => {
    const headers = { Origin: origin, 'LEAD-MAIL-TO': encodeURIComponent(value) }
    const response = await request.post('/contact.php', { data: '{}', headers })
    const isRight = addresses.length > 0
    expect(response.status()).toBe(isRight ? 200 : 500)
    if (isRight) expect(lastMail().headers.To).toBe(addresses.join(', '))
    else for (const text of [await response.text(), lastLog()]) expect(text).toContain('LEAD_MAIL_TO')
  })

test('a mail that cannot be handed over is answered with 502, with the reason in the log', async ({
  request,
  origin,
}) => {
  const post = () => request.post('/contact.php', { data: '{}', headers: { Origin: origin } })
  expect((await post()).status()).toBe(200)
  expect(lastLog()).toMatch(/Lead mailed: other, 20\d\d-/)
  writeFileSync(`${mailFile}.broken`, '')
  const response = await post()
  expect([response.status(), await response.text()]).toEqual([502, '{"ok":false}'])
  expect(lastLog()).toMatch(/mail\(\) failed: \*\*\* \*\*\*\): Failed to open stream: .+$/)
  rmSync(`${mailFile}.broken`)
})

for (const [without, status] of [
  ['error_log,getenv', 200],
  ['error_log,getenv,mail', 502],
] as const)
  test(`a host without ${without} answers with ${status}`, async ({ request }) => {
    const { origin, stop } = await start((port) => php(port, without))
    const response = await request.post(`${origin}/contact.php`, { data: '{}', headers: { Origin: origin } })
    await stop()
    expect([response.status(), await response.json()]).toEqual([status, { ok: status === 200 }])
  })
