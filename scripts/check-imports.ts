import { readFileSync } from 'node:fs'
import { sourceFiles } from '@/lib/build/files'
import { problemsOf, rulesIn } from './imports'

const rules = rulesIn(readFileSync('docs/architecture.md', 'utf8'))

/** Reports each import against the table of docs/architecture.md, and each client component outside the islands. */
const problems = sourceFiles().flatMap((file) => problemsOf(file, readFileSync(file, 'utf8'), rules))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
