import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../e2e/free-port'
import type { Engine } from './visitor'

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'

/** Key to an element in WebDriver's JSON (W3C WebDriver, 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** A screen that nobody sees; gives its number once it stands. */
async function startScreen(): Promise<[ChildProcess, string]> {
  const process = spawn(screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(process.stdout, 'data')
  return [process, `:${String(number).trim()}`]
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>

const speakTo =
  (port: number): Send =>
  async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
    return value
  }

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Where an element is once scrolled to, at once; whether nothing lies over its middle. */
const look = `const [element] = arguments
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  return JSON.stringify([x, y, element.contains(hit) || Boolean(hit?.closest('label')?.contains(element))])`

/** The driver needs a moment before it listens. */
async function startSession(send: Send): Promise<string> {
  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  for (let tries = 0; ; tries += 1) {
    try {
      const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string }
      return `/session/${sessionId}`
    } catch (error) {
      if (tries === 50) throw error
      await pause()
    }
  }
}

/** WebKitGTK's small browser by its own WebDriver, on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  needs: { [browser]: 'webkit2gtk-driver', [driver]: 'webkit2gtk-driver', [screen]: 'xvfb' },
  async start(origin) {
    const [screenProcess, display] = await startScreen()
    const port = await freePort()
    const driverProcess = spawn(driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display },
      stdio: 'ignore',
    })
    const send = speakTo(port)
    const session = await startSession(send)
    const call = (path: string, body: object) => send('POST', `${session}${path}`, body)
    await call('/timeouts', { implicit: 10_000 })
    const element = async (selector: string) => {
      const found = (await call('/element', { using: 'css selector', value: selector })) as Record<
        string,
        string
      >
      // A click while the page still glides or a menu still closes would miss.
      let place = ''
      for (let tries = 0; tries < 50; tries += 1) {
        const before = place
        place = String(await call('/execute/sync', { script: look, args: [found] }))
        if (place === before && place.endsWith('true]')) break
        await pause()
      }
      return `/element/${found[elementKey]}`
    }
    return {
      open: async (address) => void (await call('/url', { url: `${origin}${address}` })),
      click: async (selector) => void (await call(`${await element(selector)}/click`, {})),
      write: async (selector, text) => void (await call(`${await element(selector)}/value`, { text })),
      press: async (key) => {
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
        await call('/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
      },
      widen: async (width) => void (await call('/window/rect', { width, height: 900 })),
      read: (expression) => call('/execute/sync', { script: `return (${expression})`, args: [] }),
      async leave() {
        await send('DELETE', session)
        driverProcess.kill()
        screenProcess.kill()
      },
    }
  },
}
