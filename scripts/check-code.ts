import { readFileSync } from 'node:fs'
import { brandTexts, iconSvg } from './brand'
import { filesOf, sourceFiles } from './export/files'
import { problemsOf, rulesIn } from './imports'

const rules = rulesIn(readFileSync('docs/architecture.md', 'utf8'))

/** Reports each import against the table of docs/architecture.md, and each client component outside the islands. */
const problems = sourceFiles().flatMap((file) => problemsOf(file, readFileSync(file, 'utf8'), rules))

/** What a command writes into files, by the command. */
const written: Record<string, Record<string, (text: string) => string>> = {
  'npm run brand': { ...brandTexts, 'app/icon.svg': () => iconSvg(0.95) },
}
for (const [command, files] of Object.entries(written))
  for (const [file, edit] of Object.entries(files)) {
    const text = readFileSync(file, 'utf8')
    if (edit(text) !== text) problems.push(`${file} is out of date. Fix: run ${command}`)
  }
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

/** The lines of folders, as `wc -l` counts them. */
const linesOf = (...folders: string[]) =>
  folders
    .flatMap((folder) => filesOf(folder).map((file) => readFileSync(`${folder}/${file}`, 'latin1')))
    .reduce((sum, text) => sum + text.split('\n').length - 1, 0)

const last = /^- Lines: .*/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[0].slice(9)
const [product, support] = [linesOf('app', 'components', 'lib'), linesOf('scripts', 'bench', 'tests')]
console.log(`Lines: ${product} of product, ${support} of scripts and tests; in the last version ${last}`)
