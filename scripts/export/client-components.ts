import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'

/**
 * The only modules that may have 'use client', each with the only module that may import it: the islands, and the one that
 * starts the behaviours in `next dev`.
 */
const allowed: Readonly<Record<string, string>> = {
  'components/islands/islands.ts': 'components/islands/island.tsx',
  'components/behaviours/start-in-dev.tsx': 'components/page/page.tsx',
}

const isModule = (file: string) => /\.[cm]?[jt]sx?$/.test(file)

const isClientModule = (file: string) =>
  isModule(file) && /^\s*['"]use client['"]/.test(readFileSync(file, 'utf8').slice(0, 500))

/**
 * Follows the imports of our server components only. Those of a client module are hydrated with their island; packages
 * are checked at their entry, and Next and React are not checked.
 */
const followServerComponents: Plugin = {
  name: 'follow-server-components',
  setup({ onLoad }) {
    onLoad({ filter: /./ }, ({ path: file }) => {
      const isOurs = isModule(file) && !file.includes('node_modules')
      // esbuild lets every name be imported from a file that it only copies.
      return isOurs && !isClientModule(file) ? undefined : { contents: '', loader: 'copy' }
    })
  },
}

/** Throws an error that lists every client component outside the islands, because the export would not hydrate it. */
export async function checkClientComponents(entryPoints: readonly string[]): Promise<void> {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    // Only Next's compiler has it.
    external: ['next/root-params'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [followServerComponents],
  })
  const found = Object.entries(metafile.inputs).flatMap(([importer, { imports }]) =>
    imports
      .filter(({ path: file, external }) => !external && isClientModule(file) && allowed[file] !== importer)
      .map(({ path: file }) => `${file}, imported by ${importer}`),
  )
  if (found.length > 0)
    throw new Error(
      `The export does not hydrate these client components:\n- ${found.join('\n- ')}\nMake each a server component with a behaviour (components/behaviours), or part of an island (components/islands).`,
    )
}
