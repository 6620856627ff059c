import { readFileSync } from 'node:fs'
import { tryReceiver } from '@/scripts/endpoint/try-receiver'
import { requestCases } from '../receiver-cases'
import { expect, test } from '../server'
import { mails } from './commands'
import { lastLog, mailFile, runsPhp } from './php'

test.beforeEach(({ server }) =>
  test.skip(server === 'nginx' && !runsPhp(server), 'php-fpm is not installed.'),
)

const endpoint = (server: string) => (runsPhp(server) ? '/contact.php' : '/forms')
const mailsAt = (server: string) =>
  runsPhp(server) ? readFileSync(mailFile, 'utf8').split('%%\n').slice(0, -1) : mails

test('each kind of lead becomes a mail', async ({ origin, server }) => {
  const { faults } = await tryReceiver(origin + endpoint(server), origin)
  expect(faults).toEqual([])
  const sent = mailsAt(server).slice(-3)
  for (const mail of sent) expect(mail).toMatch(/owner@example\.org[\s\S]*test@example\.org/)
  expect(sent[0]).toContain('TEST, envoyé à')
  expect(sent[1]).toContain('Lieu : TEST, Château-Chinon')
  expect(sent[2]).toContain('Campagne : utm_source')
})

for (const [what, status, { method = 'POST', data = '{}', headers }, log] of requestCases)
  test(`${what} is answered with ${status} and JSON`, async ({ request, server }) => {
    const response = await request.fetch(endpoint(server), {
      method,
      data,
      headers: {
        Host: 'www.example.org',
        Origin: 'https://www.example.org',
        'Content-Type': 'application/json',
        ...headers,
      },
    })
    expect(response.status()).toBe(status)
    expect(await response.json()).toEqual({ ok: status === 200 })
    if (log && runsPhp(server)) expect(lastLog()).toMatch(log)
  })
