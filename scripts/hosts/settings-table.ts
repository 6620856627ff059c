import { type Setting, settings } from '@/lib/site/settings/table'

const withoutIt = (setting: Setting) => {
  if (setting.fallback?.production) return `\`${setting.fallback.production}\``
  return { required: 'production does not build', link: 'production leaves it out', optional: '' }[
    setting.need
  ]
}

/** The settings as a Markdown table, with columns of one width: name, expected value, what happens without it. */
function settingsAsMarkdown(): string {
  const head = ['name', 'must be', 'if it is not set']
  const rows = settings.map(([name, setting]) => [
    `\`${name}\``,
    setting.check.description ?? '',
    withoutIt(setting),
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const lines = [head, widths.map((width) => '-'.repeat(width)), ...rows]
  return lines
    .map((cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n')
}

const marks = /(<!-- settings: npm run hosts -->\n\n).*?(\n\n<!-- end of settings -->)/s

/** A text in which the table between the two marks is up to date. Throws if it has no marks. */
export function withSettingsTable(text: string): string {
  if (!marks.test(text)) throw new Error('deploy/README.md has no "<!-- settings: npm run hosts -->" mark.')
  return text.replace(marks, (_, before, after) => `${before}${settingsAsMarkdown()}${after}`)
}
