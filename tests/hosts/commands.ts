import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'

/** The working files of the web servers: outside of the checkout, which another user may not be allowed to read. */
const folder = path.join(tmpdir(), `hosts-${process.pid}`)

/** The mail that the receiver of this worker has handed over, oldest first. */
export const mails: string[] = []
export const mailFile = path.join(folder, 'php', 'mails.txt')
const logFile = path.join(folder, 'php', 'log.txt')
/** The last line of PHP's log. */
export const lastLog = () => readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1)

/** The settings of the receivers under test. */
const secrets = {
  LEAD_MAIL_TO: 'owner@example.org',
  LEAD_MAIL_FROM: 'site@example.org',
  LEAD_MAIL_KEY: 'key-1',
}

/** Copies the export for a server, with the receiver for PHP and a copy of it beside the pages. Returns the folder. */
function copyOfExport(name: string): string {
  const out = path.join(folder, name, 'out')
  rmSync(out, { recursive: true, force: true })
  cpSync('out', out, { recursive: true })
  for (const copy of ['contact.php', 'contact.php~', '.contact.php.swp'])
    cpSync('deploy/receiver/contact.php', path.join(out, copy))
  return out
}

/** Writes deploy/nginx.conf with its examples, for a port of this machine, and what surrounds it on a server. */
function nginx(port: number): string {
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/root \/\S+;/, `root ${copyOfExport('nginx')};`)
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
  const settings = `daemon off; user ${userInfo().username}; pid nginx.pid; events {}`
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  )
  const write = (name: string, server: string) => {
    const file = path.join(folder, 'nginx', name)
    writeFileSync(file, `${settings}\nhttp { access_log off; ${bodies.join(' ')}\n${server}}\n`)
    return `nginx -p ${path.dirname(file)} -c ${file} -e stderr`
  }
  const withExamples = text.replace(/^( +)#(?=\S| {2})/gm, '$1')
  return `${write('examples.conf', withExamples)} -t && ${write('nginx.conf', text)}`
}

type Apache = { override: string; options?: string; without?: string[] }

/** Writes the configuration of an Apache that reads deploy/apache.htaccess, as a shared host has it. */
const apache =
  (name: string, { override, options = '', without = [] }: Apache) =>
  (port: number) => {
    const out = copyOfExport(name)
    cpSync('deploy/apache.htaccess', path.join(out, '.htaccess'))
    const modules = 'mpm_event authz_core mime dir autoindex negotiation rewrite headers filter deflate'
    const lines = [
      ...modules
        .split(' ')
        .filter((module) => !without.includes(module))
        .map((module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`),
      `ServerRoot ${path.dirname(out)}`,
      'ServerName www.example.org',
      'PidFile pid',
      'ErrorLog /dev/null',
      `Listen 127.0.0.1:${port}`,
      'User www-data',
      'Group www-data',
      'TypesConfig /etc/mime.types',
      `DocumentRoot ${out}`,
      `<Directory ${out}>`,
      `AllowOverride ${override}`,
      `Options FollowSymLinks ${options}`,
      '</Directory>',
    ]
    const file = path.join(folder, name, 'apache.conf')
    writeFileSync(file, `${lines.join('\n')}\n`)
    return `apache2 -f ${file} -D FOREGROUND`
  }

/**
 * Starts PHP's own server with contact.php; `mail()` hands its mail to a script that appends it to a file. A request may bring
 * settings of its own as headers. Each mail raises a warning, because its log cannot be written: that is the reason if it fails.
 * Without some functions, as on shared hosts, the settings are in the file.
 */
export function php(port: number, without = ''): string {
  const out = copyOfExport('php')
  const file = path.join(out, 'contact.php')
  const setting = (_all: string, name: keyof typeof secrets) => `${name} = '${secrets[name]}'`
  if (without) writeFileSync(file, readFileSync(file, 'utf8').replace(/(LEAD_MAIL_\w+) = ''/g, setting))
  const settings = path.join(folder, 'php', 'settings.php')
  writeFileSync(
    settings,
    '<?php foreach ($_SERVER as $name => $value) if (str_starts_with($name, "HTTP_LEAD_")) putenv(substr($name, 5) . "=" . rawurldecode($value));',
  )
  const script = path.join(folder, 'php', 'sendmail')
  writeFileSync(
    script,
    `#!/bin/sh\ntest ! -e "${mailFile}.broken" && cat >> "${mailFile}" && echo "%%" >> "${mailFile}"\n`,
  )
  chmodSync(script, 0o755)
  const { LEAD_MAIL_TO, LEAD_MAIL_FROM } = secrets
  const ini = {
    sendmail_path: script,
    display_errors: 1,
    error_reporting: -1,
    error_log: logFile,
    disable_functions: without,
    auto_prepend_file: settings,
    'mail.log': '/nowhere/zoe@example.fr 06.12.34.56.78',
  }
  const options = Object.entries(ini).map(([name, value]) => `-d '${name}=${value}'`)
  return `env LEAD_MAIL_TO=${LEAD_MAIL_TO} LEAD_MAIL_FROM=${LEAD_MAIL_FROM} php -S 127.0.0.1:${port} -t ${out} ${options.join(' ')}`
}

/** Starts Cloudflare's development server, with the receiver as a function, and a mail service that records. */
async function cloudflare(port: number): Promise<string> {
  const service = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    mails.push(body)
    response.writeHead(201).end('{}')
  }).unref()
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const root = path.join(folder, 'cloudflare')
  mkdirSync(path.join(root, 'functions'), { recursive: true })
  cpSync('out', path.join(root, 'out'), { recursive: true })
  cpSync('wrangler.jsonc', path.join(root, 'wrangler.jsonc'))
  const settings = Object.entries(secrets).map(([name, value]) => `${name}=${value}`)
  writeFileSync(path.join(root, '.dev.vars'), settings.join('\n'))
  const at = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const redirected = `const real = fetch; globalThis.fetch = (url, init) => real(url.replace('https://api.brevo.com', '${at}'), init)`
  buildSync({
    entryPoints: ['deploy/receiver/cloudflare.ts'],
    bundle: true,
    format: 'esm',
    banner: { js: redirected },
    outfile: path.join(root, 'functions', 'forms.js'),
  })
  // npx fetches the wrangler that knows the date of wrangler.jsonc.
  return `cd "${root}" && npx --yes wrangler@4.86.0 pages dev --ip 127.0.0.1 --port ${port} --persist-to "${root}" --inspector-port 0`
}

/** What each host is started by, on a port. */
export const commands = {
  nginx,
  cloudflare,
  php: (port: number) => php(port),
  apache: apache('apache', { override: 'All' }),
  'apache-fileinfo': apache('apache-fileinfo', { override: 'FileInfo' }),
  'apache-multiviews': apache('apache-multiviews', { override: 'FileInfo', options: 'MultiViews Indexes' }),
  'apache-bare': apache('apache-bare', { override: 'FileInfo', without: ['headers', 'negotiation'] }),
}
