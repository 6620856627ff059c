import { build } from 'esbuild'

const compiled = new Map<string, Promise<string>>()

/** Bundles `lib/early/<name>.ts` into one expression that calls its default export with the values. */
async function compile(name: string, values: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import run from './lib/early/${name}'; run(${values})`,
      resolveDir: process.cwd(),
      sourcefile: `${name}-entry.js`,
    },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/**
 * The text of a pre-paint script, to be written into the page: an inline script cannot import. `values` are JSON. Throws
 * esbuild's error if the file does not exist or does not compile.
 */
export function compileEarlyScript(name: string, values: object): Promise<string> {
  // "<" could end the script element.
  const json = JSON.stringify(values).replaceAll('<', '\\u003c')
  const key = `${name} ${json}`
  const text = compiled.get(key) ?? compile(name, json)
  if (process.env.NODE_ENV === 'production') compiled.set(key, text)
  return text
}
