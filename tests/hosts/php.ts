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
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The working files of the web servers: outside of the checkout, which another user may not be allowed to read. */
export const folder = path.join(tmpdir(), `hosts-${process.pid}`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** The mail that contact.php has handed over, oldest first. */
export const mailFile = path.join(folder, 'php', 'mails.txt')
const logFile = path.join(folder, 'php', 'log.txt')
/** The last line of PHP's log. */
export const lastLog = () => readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1)

/** The settings of the receivers under test. */
export const secrets = {
  LEAD_MAIL_TO: 'owner@example.org',
  LEAD_MAIL_FROM: 'site@example.org',
  LEAD_MAIL_KEY: 'key-1',
}

/** PHP as nginx needs it, which Debian names by its version. */
export const fpm = ['/usr/sbin', '/usr/bin', '/usr/local/sbin']
  .filter((bin) => existsSync(bin))
  .flatMap((bin) => readdirSync(bin).map((name) => path.join(bin, name)))
  .find((file) => /\/php-fpm[\d.]*$/.test(file))

/** Whether a server that is tested runs PHP. */
export const runsPhp = (server: string) => server === 'php' || (server === 'nginx' && fpm !== undefined)

/**
 * Copies the export for a server, with the receiver for PHP and a copy of it beside the pages. Returns the folder. The files keep
 * their dates: Apache changes the ETag of a file a second after it was written.
 */
export function copyOfExport(name: string): string {
  const out = path.join(folder, name, 'out')
  rmSync(out, { recursive: true, force: true })
  cpSync('out', out, { recursive: true, preserveTimestamps: true })
  for (const copy of ['contact.php', 'contact.php~', '.contact.php.swp'])
    cpSync('deploy/receiver/contact.php', path.join(out, copy))
  return out
}

/**
 * Returns the settings of contact.php for a shell, and options of PHP: `mail()` hands its mail to a script that appends it to a
 * file. A request may bring settings of its own as headers. Each mail raises a warning, because its log cannot be written: that
 * is the reason if it fails.
 */
export function phpSettings(without = '') {
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
