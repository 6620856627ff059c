import { readFileSync } from 'node:fs'
import { complaint } from './imports/arrows'
import { specifiersOf } from './imports/specifiers'
import { sourceFiles } from './source-files'

/** Every import of the project against the arrows of DESIGN.md; each that points the wrong way is named. */
const files = sourceFiles(['app', 'components', 'lib', 'scripts', 'tests'])

const problems = files.flatMap((file) =>
  specifiersOf(file, readFileSync(file, 'utf8')).flatMap(({ specifier, line }) => {
    const text = complaint(file, specifier)
    return text ? [`${file}:${line} imports ${specifier}, but ${text}.`] : []
  }),
)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  console.log(`Imports: ${files.length} files, every arrow points app -> components -> lib.`)
}
