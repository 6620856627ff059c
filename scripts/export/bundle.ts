import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Metafile } from 'esbuild'
import { hashedFiles } from '@/lib/deploy/cache-headers'
import { writeWithFolder } from './files'

const sources = { page: 'components/islands/page-script.ts', islands: 'components/islands/hydrate.tsx' }

/** Where the bundles are written, below the export. */
const folder = `${hashedFiles}page`

/** Next, next-intl, and the folders of lib that only the build reads. Modules of Node.js do not resolve. */
const serverCode = /(^|\/)node_modules\/next(-intl)?\/|^lib\/(site|seo|media|deploy)\//

/**
 * Throws if a module imports a style sheet, because islands use the style sheet of the page, or if one of ours imports server
 * code, reads `process.env`, which exists at build time only, calls `useId`, whose ids depend on the whole page, or has a pattern
 * that Safari before 16.4 cannot parse.
 */
export function checkInputs({ inputs }: Metafile) {
  for (const [file, { imports }] of Object.entries(inputs)) {
    const styles = imports.find((imported) => imported.path.endsWith('.css'))?.original
    if (styles) throw new Error(`${file} imports ${styles}. Islands take their style from app/globals.css.`)
    // Neither packages, nor what `define` of esbuild makes.
    if (/node_modules|^</.test(file)) continue
    const server = imports.find((imported) => serverCode.test(imported.path))?.original
    if (server)
      throw new Error(
        `${file} imports ${server}, which is server code, and is part of a script for browsers. Pass what it returns as a prop.`,
      )
    const text = readFileSync(file, 'utf8')
    if (/\bprocess\.env\b(?!\.NODE_ENV)/.test(text))
      throw new Error(
        `${file} reads process.env and is part of a script for browsers. Pass the value as a prop.`,
      )
    if (/\buseId\b/.test(text))
      throw new Error(
        `${file} calls useId and is part of a script for browsers. Write the id, or pass it as a prop.`,
      )
    if (/\(\?<[=!]/.test(text))
      throw new Error(
        `${file} has a lookbehind, at which Safari 15 rejects a whole script. Write the pattern without.`,
      )
  }
}

/** Chromium then compiles every function in the background while the file arrives, instead of on the main thread. */
const compileHint = '//# allFunctionsCalledOnLoad'

/** Bundles an entry and its dynamic imports. Returns the URLs of the entry and then of its static imports. */
async function bundle(out: string, entry: string): Promise<string[]> {
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2020',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    banner: { js: compileHint },
    loader: { '.css': 'empty' },
    outdir: path.join(out, folder),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  checkInputs(metafile)
  for (const { path: file, text } of outputFiles) writeWithFolder(file, text)
  const first = Object.keys(metafile.outputs).find((file) => metafile.outputs[file]?.entryPoint === entry)
  const files = new Set([first ?? ''])
  for (const file of files)
    for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement') files.add(imported)
  return [...files].map((file) => `/${path.relative(out, file).split(path.sep).join('/')}`)
}

/** The page script, which every page loads, and the files of the islands, which it fetches when an island is needed. */
export type Bundles = { page: string; islands: readonly string[] }

/**
 * Bundles the scripts of the pages into the export. The two bundles share no file, so that a page loads one file at first.
 * If bundling fails, throws an error that names the file.
 */
export async function bundleScripts(out: string, entries = sources): Promise<Bundles> {
  const [page = '', ...others] = await bundle(out, entries.page)
  if (others.length > 0)
    throw new Error(`The script of the pages has ${others.length + 1} files; one is expected.`)
  return { page, islands: await bundle(out, entries.islands) }
}
