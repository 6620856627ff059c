import { build } from 'esbuild'

/**
 * The text of a pre-paint script, to be written into the page: an inline script cannot import. Bundles
 * `lib/browser/early/<name>.ts` into one expression that calls its default export with the values, which are JSON. Throws
 * esbuild's error if the file does not exist or does not compile.
 */
export async function compileEarlyScript(name: string, values: object): Promise<string> {
  // "<" could end the script element.
  const json = JSON.stringify(values).replaceAll('<', '\\u003c')
  const { outputFiles } = await build({
    stdin: {
      contents: `import run from './lib/browser/early/${name}'; run(${json})`,
      resolveDir: process.cwd(),
      sourcefile: `${name}-entry.js`,
    },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}
