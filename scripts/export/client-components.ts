import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

/** The only modules that may have 'use client': the islands, and the one that starts the behaviours in `next dev`. */
const allowed = ['components/islands/client-boundary.ts', 'components/behaviours/start-in-dev.tsx']

const isClientModule = (file: string) =>
  /^\s*['"]use client['"]/.test(readFileSync(file, 'utf8').slice(0, 500))

/**
 * Client modules that the server components of these entries import, as "file, imported by file". The islands' own
 * imports are not followed: they are hydrated with their island.
 */
async function clientModules(entryPoints: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const recordClientModules: Plugin = {
    name: 'record-client-modules',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path: imported, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === 'resolving' || kind === 'entry-point') return undefined
        const resolved = await resolve(imported, { importer, resolveDir, kind, pluginData: 'resolving' })
        // Imports that esbuild cannot resolve (Node built-ins, assets) are not components.
        if (resolved.errors.length > 0 || !/\.[cm]?[jt]sx?$/.test(resolved.path))
          return { path: imported, external: true }
        const file = path.relative('', resolved.path)
        const isClient = isClientModule(resolved.path)
        if (isClient && !allowed.includes(file))
          found.push(`${file}, imported by ${path.relative('', importer)}`)
        // Packages are checked at their entry only; Next and React are not checked.
        return isClient || file.includes('node_modules') ? { path: imported, external: true } : undefined
      })
    },
  }
  await build({
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    outdir: 'unused',
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [recordClientModules],
  })
  return [...new Set(found)]
}

/** Throws an error that lists every client component outside the islands, because the export would not hydrate it. */
export async function checkClientComponents(entryPoints: readonly string[]): Promise<void> {
  const found = await clientModules(entryPoints)
  if (found.length > 0)
    throw new Error(
      `The export does not hydrate these client components:\n- ${found.join('\n- ')}\nMake each a server component with a behaviour (components/behaviours), or part of an island (components/islands).`,
    )
}
