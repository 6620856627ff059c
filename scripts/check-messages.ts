import { locales } from '@/lib/i18n/locales'
import { readText } from '@/lib/i18n/messages'
import { checkTranslated } from './messages/catalogues'
import { checkMessages } from './messages/check'
import { readCode } from './messages/code'
import { checkCities, checkOwners } from './messages/entries'
import { byKey } from './messages/message'
import { checkPaths } from './messages/paths'
import { messageFiles, readMessages } from './messages/read'
import { report } from './messages/report'

/** Reports each mistake in the copy with its file, line, key and correction (docs/marketers.md). */
const files = locales.flatMap(messageFiles)
const problems = [...checkCities(), ...checkOwners(), ...checkPaths(), ...checkMessages(files, readCode())]
const warnings = [...byKey(readMessages(files).messages).values()].flatMap(checkTranslated)
const contents = new Map(files.map(({ file, content }) => [file, content]))
const print = (all: typeof problems, level: 'error' | 'warning') =>
  all.map((one) =>
    report(one, contents.get(one.file) ?? readText(one.file), process.env.GITHUB_ACTIONS ? level : undefined),
  )

for (const line of print(problems, 'error')) console.error(line)
for (const line of print(warnings, 'warning').slice(0, 20)) console.warn(`Warning: ${line}`)
if (problems.length > 0) process.exitCode = 1
console.log(`Messages: ${files.length} files, ${problems.length} problems, ${warnings.length} warnings.`)
