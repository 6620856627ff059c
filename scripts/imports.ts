import path from 'node:path'

/** What the modules of a folder may import: our modules and packages by the beginning of their paths. */
type Rule = { folder: string; ours: string[]; packages: string[] }

const namesIn = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)

/** The table of docs/architecture.md, which is the only list of these rules. */
export function rulesIn(markdown: string): Rule[] {
  const [, table = ''] = /\n\| folder .*\n\| -+.*\n((?:\|.*\n)+)/.exec(markdown) ?? []
  return table.split('\n').flatMap((row) => {
    const [, folders, ours, packages] = row.split('|')
    return namesIn(folders).map((folder) => ({ folder, ours: namesIn(ours), packages: namesIn(packages) }))
  })
}

const isWithin = (file: string, folders: readonly string[]) =>
  folders.some((folder) => folder === '*' || file === folder || file.startsWith(`${folder}/`))

const imports = /^(?:import|export)\s(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** Returns what a module imports or declares against the rules, one sentence each. */
export function problemsOf(file: string, text: string, rules: readonly Rule[]): string[] {
  const rule = rules
    .filter(({ folder }) => isWithin(file, [folder]))
    .reduce((best, one) => (one.folder.length > best.folder.length ? one : best), {
      folder: '',
      ours: [],
      packages: [],
    })
  const folder = path.posix.dirname(file)
  const ownFolder = folder.split('/').slice(0, 2).join('/')
  const problems = Array.from(text.matchAll(imports)).flatMap(([statement, from, dynamic]) => {
    const name = from ?? dynamic ?? ''
    const isOurs = /^(\.|@\/)/.test(name)
    const module = name.startsWith('.') ? path.posix.join(folder, name) : name.replace(/^@\//, '')
    // A type of a package adds no code.
    if (!isOurs && (statement.startsWith('import type') || isWithin(module, rule.packages))) return []
    if (isOurs && isWithin(module, [ownFolder, ...rule.ours])) return []
    return [
      `${file} imports ${module}, which ${rule.folder || folder} may not ("Imports" in docs/architecture.md).`,
    ]
  })
  const isIsland =
    isWithin(folder, ['components/islands']) || file === 'components/behaviours/start-in-dev.tsx'
  if (/^\s*['"]use client['"]/m.test(text) && !isIsland)
    problems.push(
      `${file} has 'use client', and the export hydrates islands only: make it a server component with a behaviour (components/behaviours), or a part of an island.`,
    )
  return problems
}
