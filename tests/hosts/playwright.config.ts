import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

/** The configurations and working files of the servers. */
const folder = path.resolve('test-results/servers')
mkdirSync(folder, { recursive: true })

/** Fills in a sample configuration of deploy/ and writes it. */
function configuration(sample: string, port: number, frame: (text: string) => string): string {
  const file = path.join(folder, sample)
  const text = readFileSync(`deploy/${sample}`, 'utf8')
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/^www\S+ \{/m, `http://127.0.0.1:${port} {`)
    .replace(/(root|root \*) \/\S+?(;?)\s/, `$1 ${path.resolve('out')}$2\n`)
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
  writeFileSync(file, frame(text))
  return file
}

const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${name};`,
)
const nginx = (text: string) => `daemon off;
user ${userInfo().username};
pid nginx.pid;
events {}
http { access_log off; ${bodies.join(' ')} ${text} }`
const caddy = (text: string) => `{\nadmin off\n}\n${text}`

/** The command that starts each host on a port. */
const commands: Record<string, (port: number) => string> = {
  nginx: (port) => `nginx -p ${folder} -c ${configuration('nginx.conf', port, nginx)} -e stderr`,
  caddy: (port) => `caddy run --adapter caddyfile --config ${configuration('Caddyfile', port, caddy)}`,
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
  globalSetup: '../e2e/require-build.ts',
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
