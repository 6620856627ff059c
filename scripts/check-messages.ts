import { readdirSync, readFileSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { checkMessages } from './messages/check'
import { sourceFiles } from './source-files'

/** Answers a mistake in the copy with the file, the key and what to write (docs for marketers). */
const files = locales.flatMap((locale) =>
  readdirSync(`messages/${locale}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const file = `messages/${locale}/${name}`
      return { locale, file, content: readFileSync(file, 'utf8') }
    }),
)

const sources = sourceFiles(['app', 'components', 'lib']).map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}))

const problems = checkMessages(files, sources)
for (const { file, key, text, write } of problems) {
  console.error(`${file}: ${key}\n  ${text}.${write ? `\n  Write: ${write}` : ''}\n`)
}

if (problems.length > 0) {
  console.error(`${problems.length} ${problems.length === 1 ? 'message needs' : 'messages need'} a hand.`)
  process.exitCode = 1
} else {
  console.log(`Messages: ${files.length} files, in order.`)
}
