import { spawnSync } from 'node:child_process'
import { test as base, expect, start } from '../server'

/** Whether WebKitGTK can be opened on a virtual display. */
export const hasWebKitGtk = ['WebKitWebDriver', 'xvfb-run'].every(
  (program) => !spawnSync(program, ['--help'], { stdio: 'ignore' }).error,
)

/** The key by which WebDriver marks the reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

type Body = Record<string, unknown>

/** Returns a client of WebDriver that has opened a window. */
async function openWindow(driver: string) {
  const call = async (path: string, body?: Body, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(`${driver}/session${path}`, { method, body: body && JSON.stringify(body) })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`WebDriver ${path}: ${value.error} ${value.message}`)
    return value
  }
  const { sessionId } = await call('', { capabilities: {} })
  const send = (command: string, body: Body = {}) => call(`/${sessionId}/${command}`, body)
  const find = async (selector: string) =>
    (await send('element', { using: 'css selector', value: selector }))[elementKey]
  const press = (x: number, y: number) =>
    send('actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
  return {
    open: (url: string) => send('url', { url }),
    /** Runs a function that uses nothing outside itself in the page, or in its first frame. */
    run: <T, A extends unknown[]>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>> =>
      send('execute/sync', { script: `return (${script})(...arguments)`, args }),
    /** The width of MiniBrowser is at least that of its buttons, about 450 px. */
    resize: (width: number, height: number) => send('window/rect', { x: 0, y: 0, width, height }),
    enterFrame: () => send('frame', { id: 0 }),
    type: async (selector: string, text: string) => send(`element/${await find(selector)}/value`, { text }),
    /** Presses a key: a character, or one of https://www.w3.org/TR/webdriver2/#keyboard-actions */
    key: (value: string) =>
      send('actions', {
        actions: [
          { type: 'key', id: 'keys', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) },
        ],
      }),
    /** Presses a point of the window. */
    press,
    /** Presses the middle of an element. WebDriver's own click refuses labels and what is in a card that turns. */
    pressOn: async (selector: string) => {
      const script = `const element = document.querySelector(arguments[0])
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x + width / 2, y + height / 2].map(Math.round)`
      const [x, y] = await send('execute/sync', { script, args: [selector] })
      await press(x, y)
    },
    close: () => call(`/${sessionId}`, undefined, 'DELETE'),
  }
}

/** `window` is WebKitGTK, driven by WebDriver: Playwright drives only browsers of its own. */
export const test = base.extend<object, { window: Awaited<ReturnType<typeof openWindow>> }>({
  window: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
    async ({}, use) => {
      const program = (port: number) =>
        `xvfb-run -a -s "-screen 0 2000x1200x24" WebKitWebDriver --port=${port}`
      const { origin, stop } = await start(program, '/status')
      const window = await openWindow(origin)
      await use(window)
      await window.close()
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect }
