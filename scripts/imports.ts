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

/** `*.behaviour` are the modules whose names end so, in any folder. */
const isWithin = (file: string, folders: readonly string[]) =>
  folders.some((folder) =>
    folder.startsWith('*')
      ? file.replace(/\.tsx?$/, '').endsWith(folder.slice(1))
      : file === folder || file.startsWith(`${folder}/`),
  )

const imports = /^(?:import|export)\s(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** Returns what a module imports or declares against the rules, one sentence each. */
export function problemsOf(file: string, text: string, rules: readonly Rule[]): string[] {
  // A name counts before a folder, and the longest folder before the others.
  const rank = ({ folder }: Rule) => (folder.startsWith('*') ? Number.POSITIVE_INFINITY : folder.length)
  const [rule = { folder: '', ours: [], packages: [] }] = rules
    .filter(({ folder }) => isWithin(file, [folder]))
    .toSorted((one, other) => rank(other) - rank(one))
  const folder = path.posix.dirname(file)
  const ownFolder = folder.split('/').slice(0, 2).join('/')
  const problems = Array.from(text.matchAll(imports)).flatMap(
    ({ 0: statement, 1: from, 2: dynamic, index }) => {
      const name = from ?? dynamic ?? ''
      const isOurs = /^(\.|@\/)/.test(name)
      const module = name.startsWith('.') ? path.posix.join(folder, name) : name.replace(/^@\//, '')
      // A type of a package adds no code.
      if (!isOurs && (statement.startsWith('import type') || isWithin(module, rule.packages))) return []
      const own = rule.folder.startsWith('*') ? [] : [ownFolder]
      if (isOurs && isWithin(module, [...own, ...rule.ours])) return []
      const line = text.slice(0, index).split('\n').length
      return [
        `${file}:${line} imports ${module}, which ${rule.folder || folder} may not ("Imports" in docs/architecture.md).`,
      ]
    },
  )
  const isIsland = isWithin(folder, ['components/islands'])
  if (/^\s*['"]use client['"]/m.test(text) && !isIsland)
    problems.push(
      `${file} has 'use client', and the export hydrates islands only: make it a server component with a behaviour (x.behaviour.ts beside it), or a part of an island.`,
    )
  return problems
}
