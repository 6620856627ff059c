import { build } from 'esbuild'

/** A pre-paint script, `components/<part>.first-paint.ts`, and the JSON that its default export receives. */
type Part = readonly [part: string, values?: object]

const compiled = new Map<string, Promise<string>>()

/** Bundles `contents` into one expression, because an inline script cannot import. Throws esbuild's error. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), sourcefile: 'first-paint.js' },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/** The text of one script that runs the parts in turn. One that throws is logged, and the next runs. Compiled once a build. */
export function compileFirstPaint(parts: readonly Part[]): Promise<string> {
  const imports = parts.map(([part], index) => `import run${index} from './components/${part}.first-paint'`)
  // "<" could end the script element.
  const json = (values = {}) => JSON.stringify(values).replaceAll('<', '\\u003c')
  const calls = parts.map(
    ([, values], index) => `try { run${index}(${json(values)}) } catch (error) { console.error(error) }`,
  )
  const contents = [...imports, ...calls].join('\n')
  const text = compiled.get(contents) ?? bundle(contents)
  compiled.set(contents, text)
  return text
}

/** The script that runs before the first paint. The policy of the page allows it by its hash. */
export async function FirstPaint({ parts }: { parts: readonly Part[] }) {
  const text = await compileFirstPaint(parts)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the text; it comes from our own files
  return <script data-first-paint dangerouslySetInnerHTML={{ __html: text }} />
}
