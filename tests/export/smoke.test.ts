/** @jest-environment node */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { DeployKind } from '@/lib/deploy/deploy-kind'
import { createApp } from '@/scripts/serve/app'
import { openInbox } from '@/scripts/serve/inbox'
import { indexFaults, kindFault, leadFaults, readCommand, smokeTest } from '@/scripts/smoke/smoke-test'
import { temporaryFolder } from '../unit/scripts/temporary-folder'
import { exportFolder, rawPage } from './exported-page'

jest.setTimeout(60_000)

const inbox = openInbox(path.join(temporaryFolder([]).folder, 'leads.jsonl'))
const app = createApp({ out: exportFolder, inbox })
let here: URL
beforeAll(async () => {
  await once(app.listen(0, '127.0.0.1'), 'listening')
  here = new URL(`http://127.0.0.1:${(app.address() as AddressInfo).port}`)
})
afterAll(() => app.close().closeAllConnections())

test('the export passes', async () => {
  expect(await smokeTest(here)).toMatch(` passes. `)
})

test('each fault of a site is a sentence', async () => {
  const real = fetch
  const answers: Record<string, Response> = {
    '/': new Response(rawPage('/').replace(/ data-endpoint="[^"]*"/, '')),
    '/contact': new Response('', { status: 500 }),
    '/nowhere': new Response('', { headers: { 'Content-Type': 'text/plain' } }),
    '/robots.txt': new Response('User-agent: GPTBot\nDisallow: /\n\nUser-Agent: *\nAllow: /a\nDisallow: /'),
    '/sitemap.xml': new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
    '/communes.json': new Response('', { status: 404 }),
    '/og/home-fr.png': new Response('', { status: 404 }),
  }
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) => answers[new URL(`${url}`).pathname]?.clone() ?? real(url, init))
  const [, ...faults] = await smokeTest(here).catch(({ message }) => message.split('\n- '))
  jest.mocked(fetch).mockRestore()
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^The home page has no data-endpoint/),
      expect.stringMatching(/^\/contact .* 500/),
      expect.stringMatching(/^The unknown path \/nowhere .* 200/),
      expect.stringMatching(/^Search engines .* Disallow/),
      expect.stringMatching(/^\/sitemap.xml has .* not xml/),
      expect.stringMatching(/^\/communes.json has .* not json/),
      expect.stringMatching(/^\/og\/.* not image/),
      expect.stringMatching(/^\/nowhere has X-Content-Type-Options: null/),
    ]),
  )
})

test.each<[said: string | null, header: string | null, robots?: string]>([
  [null, null],
  ['nofollow, None', 'nofollow, None'],
  [null, 'gptbot: none'],
  ['X-Robots-Tag: googlebot', 'gptbot: none, googlebot: nofollow, noindex'],
  [null, 'all, max-image-preview: none, unavailable_after: 25 Jun 2040 15:00:00 PST'],
  ['Disallow: /', null, 'User-agent: *\nDisallow: /'],
  ['Disallow: /*', null, 'User-agent: *\r\nDisallow: /* # all\r\n'],
  ['disallow:*', null, 'user-agent: *\nuser-agent: GPTBot\nAllow: /a\ndisallow:*'],
  ['Googlebot', null, 'User-agent: Googlebot\nDisallow: /'],
  [null, null, 'User-agent: GPTBot\nDisallow: /*\n\nUser-agent: *\nDisallow:\nDisallow: /inbox'],
])(
  'what keeps search engines away is %j with the header %j and robots.txt %j',
  (said, header, robots = '') => {
    expect(indexFaults(header, robots)).toEqual(said === null ? [] : [expect.stringContaining(said)])
  },
)

const there = 'https://www.example.org/'

test.each<[args: string[], env: Record<string, string>, command: [string, boolean] | string]>([
  [[there], {}, [there, false]],
  [[there, '--send'], {}, [there, true]],
  [[there], { npm_config_send: 'true' }, [there, true]],
  [['http://example.org'], {}, 'is no https:// URL'],
])('the command %j with %j', (args, env, command) => {
  const read = () => readCommand(args, env)
  if (typeof command === 'string') expect(read).toThrow(command)
  else expect(read()).toEqual([new URL(command[0]), command[1]])
})

test('a lead of each kind is sent, and judged by its answer', async () => {
  expect(await leadFaults(new URL('/forms', here), here)).toEqual([])
  expect(inbox.read().map(({ body }) => body.firstName ?? body.location)).toEqual(
    expect.arrayContaining(['TEST', 'TEST, Château-Chinon']),
  )
  const refused = await leadFaults(new URL('/contact', here), here)
  expect(refused).toEqual([expect.stringContaining('with 405'), expect.stringContaining('with 405')])
})

test.each<[kind: DeployKind, url: string, said: string | null]>([
  ['production', 'https://www.example.org', null],
  ['production', 'https://site.pages.example', 'the site is at https://www.example.org'],
  ['preview', 'https://spring.site.pages.example', null],
  ['preview', 'https://www.example.org', 'This is a preview'],
  ['preview', 'https://example.org', 'This is a preview'],
  ['local', 'https://site.pages.example', 'This is a local build'],
  ['local', 'http://localhost:3000', null],
])('a %s build at %s: %s', (kind, url, said) => {
  const fault = kindFault(kind, new URL(url), new URL('https://www.example.org/'))
  expect(fault).toEqual(said && expect.stringContaining(said))
})
