import { readdirSync, readFileSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { checkMessages } from './messages/check'

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => ({ file: `${folder}/${file}`, content: readFileSync(`${folder}/${file}`, 'utf8') }))

/** Answers a mistake in the copy with the file, the key and what to write (docs/marketers.md). */
const files = locales.flatMap((locale) =>
  filesIn(`messages/${locale}`, /(?<!\.d)\.json$/).map((file) => ({ locale, ...file })),
)
const sources = ['app', 'components', 'lib'].flatMap((folder) => filesIn(folder, /\.tsx?$/))

const problems = checkMessages(files, sources)
for (const { file, key, text, write } of problems)
  console.error(`${file}: ${key}\n  ${text}.\n  Write: ${write}\n`)
if (problems.length > 0) process.exitCode = 1
console.log(`Messages: ${files.length} files, ${problems.length} to mend.`)
