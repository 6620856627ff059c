import path from 'node:path'

/**
 * What each part of the house may import of the project's own (DESIGN.md, "The house"): arrows point
 * app -> components -> lib. The longest folder that holds a file rules it; what is not listed is refused.
 */
const mayImport: Record<string, readonly string[]> = {
  app: ['app', 'components', 'lib'],
  components: ['components', 'lib'],
  'components/ui': ['components/ui', 'lib'],
  lib: ['lib'],
  'lib/business': ['lib/business'],
  'lib/i18n': ['lib/i18n'],
  'lib/content': ['lib/content', 'lib/business', 'lib/i18n'],
  'lib/leads': ['lib/leads', 'lib/business', 'lib/i18n'],
  // What crawlers read is made of the content and of the settings: the page list, the cities, the site's address.
  'lib/seo': ['lib/seo', 'lib/content', 'lib/business', 'lib/i18n', 'lib/site', 'lib/deploy'],
  scripts: ['scripts', 'lib'],
  tests: ['app', 'components', 'lib', 'scripts', 'tests'],
}

/** Packages a folder does without: the vocabulary gets its labels as props and works outside Next (STYLE.md). */
const doesWithout: Record<string, readonly string[]> = { 'components/ui': ['next', 'next-intl'] }

/** The one link of the vocabulary is Next's, because only that one navigates without loading a document. */
const exceptions = new Set(['components/ui/intent-link.tsx next/navigation'])

const isInside = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)

/** The project file or folder that a specifier names, as a path from the root; null for a package. */
function ownTarget(file: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return path.posix.normalize(specifier.slice(2))
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return null
}

/** Says what is wrong with an import, or null. `file` is a path from the root with forward slashes. */
export function complaint(file: string, specifier: string): string | null {
  const layer = Object.keys(mayImport)
    .filter((folder) => isInside(file, folder))
    .sort((a, b) => b.length - a.length)[0]
  if (!layer || exceptions.has(`${file} ${specifier}`)) return null

  const target = ownTarget(file, specifier)
  if (target === null) {
    const refused = doesWithout[layer]?.find((name) => isInside(specifier, name))
    return refused ? `${layer} does without ${refused}` : null
  }
  const allowed = mayImport[layer] ?? []
  if (allowed.some((folder) => isInside(target.replace(/\.tsx?$/, ''), folder))) return null
  return `${layer} may import ${allowed.join(', ')}`
}
