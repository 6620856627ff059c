import { readFileSync } from 'node:fs'
import { tryReceiver } from '@/scripts/endpoint/try-receiver'
import { expect, test } from '../server'
import { mailFile, mails } from './commands'

const endpoint = (server: string) => (server === 'php' ? '/contact.php' : '/forms')
const mailsAt = (server: string) =>
  server === 'php' ? readFileSync(mailFile, 'utf8').split('%%\n').slice(0, -1) : mails

test('each kind of lead becomes a mail', async ({ origin, server }) => {
  const { faults } = await tryReceiver(origin + endpoint(server), origin)
  expect(faults).toEqual([])
  const sent = mailsAt(server).slice(-3)
  for (const mail of sent) expect(mail).toMatch(/owner@example\.org[\s\S]*test@example\.org/)
  expect(sent[0]).toContain('TEST, envoyé à')
  expect(sent[1]).toContain('Lieu : TEST, Château-Chinon')
})

const sized = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`

for (const [what, status, init] of [
  ['a GET', 405, { method: 'GET' }],
  ['another origin', 403, { headers: { Origin: 'https://elsewhere.example' } }],
  ['no origin', 403, { headers: { Origin: '' } }],
  ['nothing', 400, { data: '' }],
  ['an array', 400, { data: '[{"a":1}]' }],
  ['form data', 400, { data: 'a=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
  ['65 KiB', 413, { data: sized(65 * 1024) }],
  ['64 KiB', 200, { data: sized(64 * 1024) }],
] as const)
  test(`${what} is answered with ${status} and JSON`, async ({ request, origin, server }) => {
    const response = await request.fetch(endpoint(server), {
      method: 'POST',
      ...init,
      headers: { Origin: origin, 'Content-Type': 'application/json', ...('headers' in init && init.headers) },
    })
    expect(response.status()).toBe(status)
    expect(await response.json()).toEqual({ ok: status === 200 })
  })
