import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { userInfo } from 'node:os'
import path from 'node:path'
import { publicPages } from '@/lib/content/pages'
import { redirects } from '@/lib/i18n/routes'
import { redirectsFile } from '@/scripts/export/host-files'
import { hostFiles } from '@/scripts/hosts/files'
import { copyOfExport, folder, fpm, php, phpSettings, secrets } from './php'

/** The mail that the receiver of Cloudflare has handed over, oldest first. */
export const mails: string[] = []

/** Redirects of the site, and of paths that it has never had: the hosts are configured for both. */
export const moved = [
  ...redirects(),
  ...redirects({ '/pricing': ['/once', '/nl/once', '/once.php'], '/': ['/once/index.php'] }),
]

/** A file of deploy/ with these redirects. */
const configuration = (file: string, of = moved) => hostFiles(of)[file]?.(readFileSync(file, 'utf8')) ?? ''

/**
 * Writes deploy/nginx.conf with its examples, for a port of this machine, and what surrounds it on a server: a copy for another
 * host name, and php-fpm.
 */
function nginx(port: number): string {
  const root = path.join(folder, 'nginx')
  const out = copyOfExport('nginx')
  const prepare = (text: string) =>
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
    http { access_log off; ${bodies.join(' ')}\n${prepare(configuration(file))}\n${prepare(staging)}}`,
  )
  writeFileSync(
    path.join(root, 'fpm.conf'),
    `[global]\npid = ${root}/fpm.pid\nerror_log = ${root}/fpm.log\n[www]\nuser = ${user}\nlisten = ${root}/php.sock\npm = static\npm.max_children = 1\nclear_env = no\n`,
  )
  const { settings, options } = phpSettings()
  const server = `nginx -p ${root} -c ${root}/nginx.conf -e stderr`
  // php-fpm listens once its command returns. It leaves the group of processes that is ended after the tests.
  return fpm
    ? `env ${settings} ${fpm} -R -D -y ${root}/fpm.conf ${options} && { trap : TERM; ${server} & wait $!; kill $(cat ${root}/fpm.pid); }`
    : server
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
