type Package = {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}

/** Licences that ask for nothing but to be named; another one is to be read before it is taken. */
const known =
  /^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC-BY-4\.0|OFL-1\.1|Unlicense|MPL-2\.0|LGPL-3\.0-or-later)$/

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Fonts and styles end in the export as well, though only the build needs their packages. */
const shipped = ['@fontsource-variable/figtree', '@fontsource-variable/fraunces', 'tailwindcss']

/**
 * The page docs/licences.md from the text of a lock file: each package that production takes or the export holds a
 * part of, without what is installed on some systems only. Throws when a package names no licence, or an unknown one.
 */
export function licenceList(lock: string): string {
  const packages = Object.entries<Package>(JSON.parse(lock).packages)
  const rows = packages
    .filter(([folder]) => folder !== '')
    .filter(([folder, { dev, devOptional, optional }]) =>
      dev ? shipped.includes(nameOf(folder)) : !devOptional && !optional,
    )
    .map(([folder, { version, license }]) => {
      const parts = license?.replace(/[()]/g, '').split(/ (?:AND|OR) /) ?? ['none']
      if (!parts.every((part) => known.test(part)))
        throw new Error(`${nameOf(folder)} has the licence ${license ?? 'none'}: read it before you take it.`)
      return `| ${nameOf(folder)} | ${version} | ${license} |`
    })
  return `# Licences

Made by \`npm run licences\` from the lock file: what production takes, and what the export holds a part of.

| package | version | licence |
| --- | --- | --- |
${[...new Set(rows)].sort().join('\n')}
`
}
