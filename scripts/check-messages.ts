import { existsSync, readFileSync } from 'node:fs'
import { report } from '@/lib/files/report'
import { locales } from '@/lib/i18n/locales'
import { checkMessages } from './messages/check'
import { checkCities } from './messages/entries'
import { checkOthers, messageFiles } from './messages/read'
import { wordsOfCode } from './messages/unread'
import { checkSearchCopy } from './messages/wording'

/** Reports each mistake in the copy with its file, line, key and correction (docs/marketers.md). */
const files = locales.flatMap(messageFiles)
const { problems, warnings } = checkMessages(files, wordsOfCode())
problems.unshift(...checkCities(), ...checkOthers())
if (problems.length === 0) {
  const found = checkSearchCopy()
  problems.push(...found.problems)
  warnings.push(...found.warnings)
}

const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
for (const one of problems) console.error(report(one, contentOf(one.file), 'error'))
for (const one of warnings) console.warn(report(one, contentOf(one.file), 'warning'))
if (problems.length > 0) process.exitCode = 1
console.log(`Messages: ${files.length} files, ${problems.length} problems, ${warnings.length} warnings.`)
