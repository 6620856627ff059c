/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createApp } from '@/scripts/preview/app'
import { openInbox } from '@/scripts/preview/inbox'
import { temporaryFolder } from '../unit/scripts/temporary-folder'
import { exportFolder } from './exported-page'

// Two processes of their own, which take a second on an idle machine.
jest.setTimeout(60_000)

const inbox = openInbox(path.join(temporaryFolder([]).folder, 'leads.jsonl'))
const app = createApp({ out: exportFolder, inbox })
const servers: Server[] = []

afterAll(() => servers.map((server) => server.close().closeAllConnections()))

/** Runs `npm run test:smoke` against a server. Leaves out the endpoint, which may be a real one. */
async function smokeTest(server: Server) {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const command = ['--import', 'tsx', 'scripts/test-smoke.ts', url, '--no-endpoint']
  const { stdout, stderr } = spawn(process.execPath, command)
  const printed = await Promise.all([stdout, stderr].map(text))
  return printed.join('').replaceAll(url, '<url>')
}

test('the smoke test passes for the export on the preview server', async () => {
  expect(await smokeTest(app)).toBe('<url> passes, its endpoint untried.\n')
})

test('the smoke test names a page, a not-found page and headers that are wrong', async () => {
  const wrong = createServer((request, response) => {
    if (request.url === '/contact') response.writeHead(500).end()
    else if (request.url === '/nowhere') response.writeHead(200, { 'Content-Type': 'text/plain' }).end()
    else app.emit('request', request, response)
  })
  const printed = await smokeTest(wrong)
  const faults = [/^\/contact .*500/, /^\/contact .*og:title/, /\/nowhere .*200/, /^\/nowhere .*-options/i]
  expect(printed.split('\n- ')).toEqual(
    expect.arrayContaining(faults.map((fault) => expect.stringMatching(fault))),
  )
})
