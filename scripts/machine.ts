import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@/lib/i18n/locales'
import { redirects } from '@/lib/i18n/routes'
import type { Environment } from '@/lib/site/deploy'

/** Throws if this machine cannot make the build that it is asked for, whatever the sources are. */
export function checkMachine(env: Environment, folder = process.cwd(), intl: typeof Intl = Intl): void {
  // Tailwind and tsx read a path as a URL, with a fragment, a query and escapes.
  const [sign] = /[#?%]/.exec(folder) ?? []
  if (sign)
    throw new Error(`The path ${folder} has a ${sign}, which the build cannot read: rename the folder.`)
  const mode = env.NODE_ENV || 'production'
  if (mode !== 'production')
    throw new Error(`NODE_ENV is "${mode}": unset it, because Next builds for production.`)
  const { NumberFormat, DateTimeFormat, PluralRules } = intl
  const missing = Object.values(languages)
    .map((language) => language.intl)
    .filter((tag) =>
      [new NumberFormat(tag), new DateTimeFormat(tag), new PluralRules(tag)].some(
        (format) => !format.resolvedOptions().locale.startsWith(tag.slice(0, 2)),
      ),
    )
  if (missing.length > 0)
    throw new Error(
      `This Node cannot write numbers and dates in ${missing.join(', ')}: install one with full ICU data, such as those of nodejs.org.`,
    )
}

/** Throws if a folder has a link to nothing: Next copies public/, and ends at one without its name. */
export function checkLinksIn(folder: string): void {
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const dead = files.map((file) => path.join(folder, file)).find((file) => !existsSync(file))
  if (dead)
    throw new Error(
      `${dead} is a link to nothing: remove it. If its name begins with .#, it is open in an editor: save and close it there.`,
    )
}

/** Throws if leads are posted to a URL that redirects: browsers would repeat the request without its body. */
export function checkEndpoint(endpoint: string | null, moved = redirects()): void {
  const [path] = endpoint?.split('?') ?? []
  if (moved.some(([from]) => from === path))
    throw new Error(
      `NEXT_PUBLIC_FORM_ENDPOINT is ${path}, a former URL, which redirects: give the receiver another name, or remove it from formerPaths (lib/i18n/routes.ts).`,
    )
}

const entry = /^\s*(?:export\s+)?(NEXT_PUBLIC_\w+)\s*[=:]\s*(.*?)\s*$/gm

/**
 * Returns the settings that lose a part when an `.env` file is read, one sentence each: what follows a `#` outside quotes, and
 * a `$name` that is not set. Does not report those that `env` has, because they replace the file's.
 */
export function cutSettings(file: string, content: string, env: Environment): string[] {
  return Array.from(content.matchAll(entry)).flatMap(([, name = '', value = '']) => {
    if (env[name] !== undefined) return []
    const isQuoted = /^(["'`]).*\1\s*(#.*)?$/.test(value)
    const [comment] = isQuoted ? [] : (/(?<=\S)#.*/.exec(value.replace(/\s#.*/, '')) ?? [])
    const unset = Array.from(value.matchAll(/(?<!\\)\$\{?(\w+)(?!\w*:?-)/g)).filter(
      ([, other = '']) => !env[other],
    )
    return [
      ...(comment ? [`${file} loses "${comment}" of ${name}: put the value in double quotes.`] : []),
      ...unset.map(([part]) => `${file} loses "${part}" of ${name}: write \\$ for a dollar sign.`),
    ]
  })
}
