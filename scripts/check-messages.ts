import { locales } from '@/lib/i18n/locales'
import { checkMessages } from './messages/check'
import { messageFiles } from './messages/read'
import { report } from './messages/report'

/** Reports each mistake in the copy with its file, line, key and correction (docs/marketers.md). */
const files = locales.flatMap(messageFiles)
const problems = checkMessages(files)
const contents = new Map(files.map(({ file, content }) => [file, content]))
for (const problem of problems)
  console.error(report(problem, contents.get(problem.file) ?? '', Boolean(process.env.GITHUB_ACTIONS)))
if (problems.length > 0) process.exitCode = 1
console.log(`Messages: ${files.length} files, ${problems.length} problems.`)
