import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect } from 'playwright/test'
import { findExport } from '@/scripts/export/files'
import { createApp } from '@/scripts/serve/app'
import { openInbox } from '@/scripts/serve/inbox'

/** The leads that the pages of this worker have sent: each worker has a server of its own. */
export const inbox = openInbox(`test-results/inbox/${process.env.TEST_WORKER_INDEX}.jsonl`)

/** What the tests of a project open: the export of this environment, or `next dev`. */
export type Served = { server: 'export' | 'dev' }

/** Makes a server listen on a free port. Returns the port. */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Starts `next dev`, and waits until it responds. Returns what ends it with the processes it started. */
async function startDev() {
  const probe = createServer()
  const port = await listen(probe)
  await once(probe.close(), 'close')
  const isWindows = process.platform === 'win32'
  const program = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', `${port}`], {
    detached: !isWindows,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  const ended = once(program, 'close')
  const origin = `http://127.0.0.1:${port}`
  const responds = expect.poll(() => fetch(`${origin}/robots.txt`).catch(() => undefined), { timeout: 0 })
  const failure = ended.then(() => Promise.reject(new Error('next dev has ended')))
  await Promise.race([responds.toMatchObject({ ok: true }), failure])
  const stop = () => {
    if (isWindows) spawnSync('taskkill', ['/pid', `${program.pid}`, '/T', '/F'])
    else process.kill(-Number(program.pid))
    return ended
  }
  return { origin, stop }
}

/** The `test` of every suite in a browser: `baseURL` is a server of its worker. */
export const test = base.extend<object, Served & { origin: string }>({
  server: ['export', { option: true, scope: 'worker' }],
  origin: [
    async ({ server }, use) => {
      if (server === 'export') {
        const app = createApp({ out: findExport(), inbox })
        await use(`http://127.0.0.1:${await listen(app)}`)
        app.closeAllConnections()
        app.close()
      } else {
        const { origin, stop } = await startDev()
        await use(origin)
        await stop()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
})

export { expect }
