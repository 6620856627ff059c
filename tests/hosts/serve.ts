import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'

const [, , host = '', port = ''] = process.argv
const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'))
const out = path.resolve('out')

/** Fills in a sample configuration of deploy/ and writes it to a temporary file. */
function configuration(sample: string, frame: (text: string) => string): string {
  const file = path.join(folder, sample)
  const text = readFileSync(`deploy/${sample}`, 'utf8')
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/^www\S+ \{/m, `http://127.0.0.1:${port} {`)
    .replace(/(root|root \*) \/\S+?(;?)\s/, `$1 ${out}$2\n`)
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

/** npx fetches wrangler, which must support the compatibility date of wrangler.jsonc. */
const wrangler = `--yes wrangler@4.86.0 pages dev --ip 127.0.0.1 --port ${port}`

const commands: Record<string, () => [command: string, args: string[]]> = {
  nginx: () => ['nginx', ['-p', folder, '-c', configuration('nginx.conf', nginx), '-e', 'stderr']],
  caddy: () => [
    'caddy',
    [
      ...['run', '--adapter', 'caddyfile', '--config'],
      configuration('Caddyfile', (text) => `{\nadmin off\n}\n${text}`),
    ],
  ],
  cloudflare: () => ['npx', [...wrangler.split(' '), '--persist-to', folder, '--inspector-port', '0']],
}

const start = commands[host]
if (!start) throw new Error(`Unknown host "${host}". Use one of ${Object.keys(commands).join(', ')}.`)
const server = spawn(...start(), {
  stdio: 'inherit',
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
})
server.once('error', () => console.error(`${host} is not installed. Run apt-get install ${host}.`))
server.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal))
