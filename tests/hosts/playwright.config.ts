import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

/** The configuration and working files of the servers. */
const folder = path.resolve('test-results/servers')
mkdirSync(folder, { recursive: true })

const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${name};`,
)

/** Writes deploy/nginx.conf for a port of this machine, with what surrounds it on a server. Returns the file. */
function nginxConfiguration(port: number): string {
  const file = path.join(folder, 'nginx.conf')
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/root \/\S+;/, `root ${path.resolve('out')};`)
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
  const settings = `daemon off; user ${userInfo().username}; pid nginx.pid; events {}`
  writeFileSync(file, `${settings}\nhttp { access_log off; ${bodies.join(' ')}\n${text}}\n`)
  return file
}

/** The command that starts each host on a port. */
const commands: Record<string, (port: number) => string> = {
  nginx: (port) => `nginx -p ${folder} -c ${nginxConfiguration(port)} -e stderr`,
  // npx fetches wrangler, which must support the compatibility date of wrangler.jsonc.
  cloudflare: (port) =>
    `npx --yes wrangler@4.86.0 pages dev --ip 127.0.0.1 --port ${port} --persist-to ${folder} --inspector-port 0`,
}

/** `HOSTS=nginx npm run test:hosts` tests one host only. Separate several names by commas. */
const wanted = process.env.HOSTS?.split(',')
const hosts = Object.entries(commands)
  .map(([name, command], index) => ({ name, command, port: 4251 + index }))
  .filter(({ name }) => wanted?.includes(name) ?? true)

/** Serves the export with real web servers: `npm run test:hosts`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/hosts',
  workers: 1,
  reporter: process.env.CI ? 'line' : 'list',
  projects: hosts.map(({ name, port }) => ({ name, use: { baseURL: `http://127.0.0.1:${port}` } })),
  webServer: hosts.map(({ command, port }) => ({
    command: command(port),
    url: `http://127.0.0.1:${port}`,
    cwd: '../..',
    env: { WRANGLER_SEND_METRICS: 'false' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  })),
})
