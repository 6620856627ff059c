import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { userInfo } from 'node:os'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { findExport } from '@/scripts/files'
import { createApp } from '@/scripts/preview/app'
import { openInbox } from '@/scripts/preview/inbox'

/** The leads that the pages of this worker have sent: each worker has a server of its own. */
export const inbox = openInbox(`test-results/inbox/${process.env.TEST_WORKER_INDEX}.jsonl`)

/** The working files of the web servers. */
const folder = path.resolve('test-results/servers')

/** Writes deploy/nginx.conf for a port of this machine, with what surrounds it on a server. Returns the file. */
function nginxConfiguration(port: number): string {
  const file = path.join(folder, 'nginx.conf')
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/root \/\S+;/, `root ${path.resolve('out')};`)
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
  const settings = `daemon off; user ${userInfo().username}; pid nginx.pid; events {}`
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  )
  writeFileSync(file, `${settings}\nhttp { access_log off; ${bodies.join(' ')}\n${text}}\n`)
  return file
}

/** The commands that start the other servers. npx fetches the wrangler that knows the date of wrangler.jsonc. */
const commands = {
  dev: (port: number) => `"${process.execPath}" node_modules/next/dist/bin/next dev --port ${port}`,
  nginx: (port: number) => `nginx -p "${folder}" -c "${nginxConfiguration(port)}" -e stderr`,
  cloudflare: (port: number) =>
    `npx --yes wrangler@4.86.0 pages dev --ip 127.0.0.1 --port ${port} --persist-to "${folder}" --inspector-port 0`,
}

/** What the tests of a project open: the folder of an export, or one of the commands above. */
export type Served = { server: 'out' | 'out-preview' | keyof typeof commands }

/** Makes a server listen on a free port. Returns the port. */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Starts a command with its port, and waits until it responds. Returns what ends it with the processes it started. */
async function start(commandAt: (port: number) => string) {
  const probe = createServer()
  const port = await listen(probe)
  await once(probe.close(), 'close')
  mkdirSync(folder, { recursive: true })
  const isWindows = process.platform === 'win32'
  const program = spawn(commandAt(port), {
    shell: true,
    detached: !isWindows,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' },
  })
  const ended = once(program, 'close')
  const origin = `http://127.0.0.1:${port}`
  const responds = expect.poll(() => fetch(`${origin}/robots.txt`).catch(() => undefined), { timeout: 0 })
  const failure = ended.then(() => Promise.reject(new Error(`${program.spawnargs.at(-1)} has ended`)))
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
  server: ['out', { option: true, scope: 'worker' }],
  origin: [
    async ({ server }, use) => {
      if (server === 'out' || server === 'out-preview') {
        const app = createApp({ out: findExport(server), inbox })
        await use(`http://127.0.0.1:${await listen(app)}`)
        app.closeAllConnections()
        app.close()
      } else {
        const { origin, stop } = await start(commands[server])
        await use(origin)
        await stop()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
})

export { expect }
