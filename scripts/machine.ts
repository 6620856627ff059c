import type { Environment } from '@/lib/build/deploy'
import { languages } from '@/lib/i18n/locales'

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
