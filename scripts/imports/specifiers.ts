import { parseSync } from 'oxc-parser'

export type Specifier = { specifier: string; line: number }

/**
 * Everything a TypeScript file imports, in order: types, re-exports and `import()` of a fixed name included.
 * Throws when the file cannot be parsed.
 */
export function specifiersOf(file: string, source: string): Specifier[] {
  const { module, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)

  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ]
  const places = new Map(requests.map(({ start, end }) => [start, source.slice(start, end)]))
  return [...places]
    .filter(([, text]) => /^['"]/.test(text))
    .sort(([a], [b]) => a - b)
    .map(([start, text]) => ({
      specifier: text.slice(1, -1),
      line: source.slice(0, start).split('\n').length,
    }))
}
