/** @jest-environment node */
import { addCompileHints, hint } from '@/scripts/export/compile-hints'
import { startAfterPaint } from '@/scripts/export/start-after-paint'
import { temporaryExport } from './temporary-export'

/** A page as Next 16.4 exports it, without its copy. */
const exported = `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><link rel="preload" href="/font.woff2" as="font"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/><script src="/_next/static/chunks/react.js" async=""></script><script src="/_next/static/chunks/runtime.js" async=""></script><title>Été</title><script src="/_next/static/chunks/polyfill.js" noModule=""></script></head><body><main>Été</main><script id="_R_">push("R")</script><script src="/_next/static/chunks/main.js" async=""></script><script>self.__next_f.push([1,"é"])</script></body></html>`

const chunk = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["a",1,()=>{}]);'

let warned: jest.SpyInstance<void, unknown[]>
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => warned.mockRestore())

describe('scripts behind the first frame', () => {
  const { out, read } = temporaryExport({ 'index.html': exported, 'nl/404.html': exported })

  it('wait in templates where they stood, as they were, the starter in front of them; none is preloaded', () => {
    startAfterPaint(out)
    expect(warned).not.toHaveBeenCalled()
    for (const file of ['index.html', 'nl/404.html']) {
      const [, starter = ''] = /<script>(\{[\s\S]*?)<\/script><template/.exec(read(file)) ?? []
      expect(starter).toContain('template[data-start]')
      expect(starter).not.toContain('//')
      const expected = exported
        .replace(/<link rel="preload" as="script".*?>/, '')
        .replace(/<script src="[^"]*" async=""><\/script>/g, '<template data-start>$&</template>')
      expect(read(file).replace(`<script>${starter}</script>`, '')).toBe(expected)
    }
  })

  it.each([
    ['blocks the parse', exported.replace('main.js" async=""', 'main.js"')],
    ['is deferred', exported.replaceAll('async=""', 'defer=""')],
    ['has another name', exported.replaceAll('<script src', '<x-script src')],
  ])('are left as they are, loudly, when one of a single page %s', (_what, odd) => {
    const doctored = temporaryExport({ 'index.html': exported, 'odd.html': odd })
    startAfterPaint(doctored.out)
    expect(warned).toHaveBeenCalledTimes(1)
    expect(warned).toHaveBeenCalledWith(expect.stringMatching(/^NOT APPLIED: .*odd\.html/))
    expect([doctored.read('index.html'), doctored.read('odd.html')]).toEqual([exported, odd])
  })
})

describe('compile hints', () => {
  const folder = '_next/static/chunks'

  it('stand at the top of every chunk of modules and of no other script', () => {
    const files = { [`${folder}/a.js`]: chunk, [`${folder}/pages/b.js`]: chunk, [`${folder}/c.js`]: '!0' }
    const { out, read } = temporaryExport(files)
    addCompileHints(out)
    expect(warned).not.toHaveBeenCalled()
    expect(Object.keys(files).map(read)).toEqual([hint + chunk, hint + chunk, '!0'])
  })

  it('are left out, loudly, when the bundler begins its chunks otherwise', () => {
    const { out, read } = temporaryExport({ [`${folder}/a.js`]: 'webpackChunk.push([])' })
    addCompileHints(out)
    expect(warned).toHaveBeenCalledWith(expect.stringMatching(/^NOT APPLIED: /))
    expect(read(`${folder}/a.js`)).toBe('webpackChunk.push([])')
  })
})
