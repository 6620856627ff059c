import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { publicPages } from '@/lib/content/pages'
import { redirects } from '@/lib/i18n/routes'
import { redirectsFile } from '@/scripts/export/host-files'
import { hostFiles } from '@/scripts/hosts/files'

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

/** Redirects of the site, and of paths that it has never had: the hosts are configured for both. */
export const moved = [
  ...redirects(),
  ...redirects({ '/pricing': ['/once', '/nl/once', '/once.php'], '/': ['/once/index.php'] }),
]

/** A file of deploy/ with these redirects. */
const configuration = (file: string, of = moved) => hostFiles(of)[file]?.(readFileSync(file, 'utf8')) ?? ''

/** PHP as nginx needs it, which Debian names by its version. */
const fpm = ['/usr/sbin', '/usr/bin', '/usr/local/sbin']
  .filter((bin) => existsSync(bin))
  .flatMap((bin) => readdirSync(bin).map((name) => path.join(bin, name)))
  .find((file) => /\/php-fpm[\d.]*$/.test(file))

/** Whether a server that is tested runs PHP. */
export const runsPhp = (server: string) => server === 'php' || (server === 'nginx' && fpm !== undefined)

/** Copies the export for a server, with the receiver for PHP and a copy of it beside the pages. Returns the folder. */
function copyOfExport(name: string): string {
  const out = path.join(folder, name, 'out')
  rmSync(out, { recursive: true, force: true })
  cpSync('out', out, { recursive: true })
  for (const copy of ['contact.php', 'contact.php~', '.contact.php.swp'])
    cpSync('deploy/receiver/contact.php', path.join(out, copy))
  return out
}

/**
 * Writes deploy/nginx.conf with its examples, for a port of this machine, and what surrounds it on a server: a copy for another
 * host name, and php-fpm.
 */
function nginx(port: number): string {
  const root = path.join(folder, 'nginx')
  const out = copyOfExport('nginx')
  const server = (text: string) =>
    text
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace(/root \/\S+;/, `root ${out};`)
      .replace('include mime.types;', 'include /etc/nginx/mime.types;')
      .replace('/run/php/php-fpm.sock', `${root}/php.sock`)
      .replace(/^( +)#(?=\S| {2})/gm, '$1')
  const file = 'deploy/nginx.conf'
  const staging = configuration(file, [['/once', '/contact']]).replace('www.example', 'staging.example')
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  )
  const user = userInfo().username
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `daemon off; user ${user}; pid nginx.pid; events {}
    http { access_log off; ${bodies.join(' ')}\n${server(configuration(file))}\n${server(staging)}}`,
  )
  writeFileSync(
    path.join(root, 'fpm.conf'),
    `[global]\nerror_log = ${root}/fpm.log\n[www]\nuser = ${user}\nlisten = ${root}/php.sock\npm = static\npm.max_children = 1\nclear_env = no\n`,
  )
  const { settings, options } = phpSettings()
  const php = fpm && `env ${settings} ${fpm} -R -F -y ${root}/fpm.conf ${options} &`
  return `${php ?? ''} nginx -p ${root} -c ${root}/nginx.conf -e stderr`
}

type Apache = { override: string; options?: string; without?: string[] }

/** Writes the configuration of an Apache that reads deploy/apache.htaccess, as a shared host has it. */
const apache =
  (name: string, { override, options = '', without = [] }: Apache) =>
  (port: number) => {
    const out = copyOfExport(name)
    writeFileSync(path.join(out, '.htaccess'), configuration('deploy/apache.htaccess'))
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
 * Returns the settings of contact.php for a shell, and options of PHP: `mail()` hands its mail to a script that appends it to a
 * file. A request may bring settings of its own as headers. Each mail raises a warning, because its log cannot be written: that
 * is the reason if it fails.
 */
function phpSettings(without = '') {
  mkdirSync(path.dirname(mailFile), { recursive: true })
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
  return {
    settings: `LEAD_MAIL_TO=${LEAD_MAIL_TO} LEAD_MAIL_FROM=${LEAD_MAIL_FROM}`,
    options: Object.entries(ini)
      .map(([name, value]) => `-d '${name}=${value}'`)
      .join(' '),
  }
}

/** Starts PHP's own server with contact.php. Without some functions, as on shared hosts, the settings are in the file. */
export function php(port: number, without = ''): string {
  const out = copyOfExport('php')
  const file = path.join(out, 'contact.php')
  const setting = (_all: string, name: keyof typeof secrets) => `${name} = '${secrets[name]}'`
  if (without) writeFileSync(file, readFileSync(file, 'utf8').replace(/(LEAD_MAIL_\w+) = ''/g, setting))
  const { settings, options } = phpSettings(without)
  return `env ${settings} php -S 127.0.0.1:${port} -t ${out} ${options}`
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
  cpSync('out', path.join(root, 'out'), { recursive: true })
  writeFileSync(path.join(root, 'out', '_redirects'), redirectsFile(publicPages, '', moved))
  for (const part of ['functions', 'deploy/receiver', 'wrangler.jsonc', 'tsconfig.json'])
    cpSync(part, path.join(root, part), { recursive: true })
  const settings = Object.entries(secrets).map(([name, value]) => `${name}=${value}`)
  writeFileSync(path.join(root, '.dev.vars'), settings.join('\n'))
  const at = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const receiver = path.join(root, 'deploy/receiver/receive-lead.ts')
  writeFileSync(receiver, readFileSync(receiver, 'utf8').replace('https://api.brevo.com', at))
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
