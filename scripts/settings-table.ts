import { translatorOf } from '@/lib/i18n/translate'
import { settingInWords } from '@/lib/site/settings/in-words'
import { type Setting, settings } from '@/lib/site/settings/table'

const withoutIt = (setting: Setting) => {
  if (setting.fallback?.production) return `\`${setting.fallback.production}\``
  return { required: 'production does not build', link: 'production leaves it out', optional: '' }[
    setting.need
  ]
}

/** The settings as a Markdown table: name, expected value, what happens without it. */
function settingsAsMarkdown(): string {
  const rows = settings.map(([name, setting]) => [
    `\`${name}\``,
    settingInWords(name, 'en', translatorOf('en')),
    setting.check.description,
    withoutIt(setting),
  ])
  const lines = [['name', 'what it is', 'must be', 'if it is not set'], Array(4).fill('---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const marks = /(<!-- settings: npm run settings -->\n\n).*?(\n\n<!-- end of settings -->)/s

/** A text in which the table between the two marks is up to date. Throws if it has no marks. */
export function withSettingsTable(text: string): string {
  if (!marks.test(text))
    throw new Error('deploy/README.md has no "<!-- settings: npm run settings -->" mark.')
  return text.replace(marks, (_, before, after) => `${before}${settingsAsMarkdown()}${after}`)
}
