/** @jest-environment node */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createApp } from '@/scripts/preview/app'
import { openInbox } from '@/scripts/preview/inbox'
import { smokeTest } from '@/scripts/smoke/smoke-test'
import { temporaryFolder } from '../unit/scripts/temporary-folder'
import { exportFolder } from './exported-page'

jest.setTimeout(60_000)

const app = createApp({
  out: exportFolder,
  inbox: openInbox(path.join(temporaryFolder([]).folder, 'leads.jsonl')),
})
beforeAll(() => once(app.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => app.close().closeAllConnections())

const site = 'https://www.example.org'

/**
 * Runs the smoke test for the export at `site`, where some URLs get another answer, and no other host answers. Returns what it
 * says. Leaves out the endpoint, which may be a real one.
 */
async function smokeTestWith(answers: Record<string, Response>) {
  const preview = `http://127.0.0.1:${(app.address() as AddressInfo).port}`
  const real = fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const { href, origin } = new URL(`${url}`)
    const answer = answers[href]?.clone()
    if (answer) return Promise.resolve(answer)
    return origin === site ? real(href.replace(site, preview), init) : Promise.reject(new Error('no host'))
  })
  return smokeTest(new URL(site), { 'no-endpoint': true }).catch(({ message }) => message as string)
}

const redirect = (location: string) => new Response(null, { status: 301, headers: { location } })

test.each<[what: string, answers: Record<string, Response>, said: (string | RegExp)[]]>([
  ['the export', {}, [`${site} passes, its endpoint untried.`]],
  [
    'a bare domain that redirects',
    { 'https://example.org/': redirect(`${site}/`) },
    [`${site} passes, its endpoint untried.`],
  ],
  [
    'a bare domain that shows a page',
    { 'https://example.org/': new Response('') },
    [/faults/, /^https:\/\/example.org .*Fix: redirect it/],
  ],
  ['www in place of the bare domain', { [`${site}/`]: redirect('https://example.org/') }, [/Fix: test that/]],
  ['a password', { [`${site}/`]: new Response('', { status: 401 }) }, [/ is protected: .* 401\./]],
  [
    'a login elsewhere',
    { [`${site}/`]: redirect('https://login.example/sso') },
    [/ is protected: .*login.example/],
  ],
  ['a login', { [`${site}/`]: redirect('/login') }, [/ is protected: .*\/login\./]],
  ['no home page', { [`${site}/`]: new Response('', { status: 500 }) }, [/ no home page: .* 500\./]],
  [
    'a page, a not-found page and headers that are wrong',
    {
      [`${site}/contact`]: new Response('', { status: 500 }),
      [`${site}/nowhere`]: new Response('', { headers: { 'Content-Type': 'text/plain' } }),
    },
    [/faults/, /^\/contact .*500/, /^\/contact .*og:title/, /\/nowhere .*200/, /^\/nowhere .*-options/i],
  ],
])('the smoke test with %s', async (_what, answers, said) => {
  const lines = (await smokeTestWith(answers)).split('\n- ')
  expect(lines).toEqual(expect.arrayContaining(said.map((line) => expect.stringMatching(line))))
  if (said.length < 3) expect(lines).toHaveLength(said.length)
})
