/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Each test starts a process of its own, which takes seconds on a busy machine.
jest.setTimeout(60_000)

const project = process.cwd()
const folder = mkdtempSync(path.join(tmpdir(), 'preview-process-'))
const running: ChildProcess[] = []

const command = [
  process.execPath,
  '--import',
  path.join(project, 'node_modules', 'tsx', 'dist', 'loader.mjs'),
  path.join(project, 'scripts/preview.ts'),
]
/** As npm does: a shell that stays between it and the command. */
const inShell = ['sh', '-c', '"$@"; true', 'sh', ...command]

/** Starts the preview of a folder as `npm start` does. */
function start(cwd: string, env: Record<string, string>, [program = '', ...args] = command) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json'), HOST: '', ...env },
  })
  running.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data))
  return {
    child,
    ready: once(child.stdout, 'data'),
    ended: once(child, 'close').then(([code]) => ({ code, said })),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

beforeAll(() => {
  mkdirSync(path.join(folder, 'out'))
  writeFileSync(path.join(folder, 'out', 'index.html'), 'home')
})

afterAll(() => {
  for (const child of running) {
    child.kill('SIGKILL')
    child.stdout?.destroy()
    child.stderr?.destroy()
  }
  rmSync(folder, { recursive: true })
})

describe('npm start', () => {
  it('serves on both spellings of localhost and ends when asked to', async () => {
    const port = await freePort()
    const { child, ready, ended } = start(folder, { PORT: `${port}` })
    await ready
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('home')
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, said: expect.stringContaining(`http://localhost:${port}`) })
  })

  it('ends when npm and its shell were asked to', async () => {
    const port = await freePort()
    const { child, ready, ended } = start(folder, { PORT: `${port}`, npm_lifecycle_event: 'start' }, inShell)
    await ready
    child.kill('SIGTERM')
    await ended
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  })

  it('says in one sentence that the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { ended } = start(folder, { PORT: `${port}` })
    expect(await ended).toEqual({
      code: 1,
      said: `Port ${port} is already in use; choose another with PORT=3001 npm start.\n`,
    })
    taken.close()
  })

  it('says in one sentence that there is no export, or no such port', async () => {
    const none = start(path.join(folder, 'out'), { PORT: '4149' })
    expect(await none.ended).toEqual({
      code: 1,
      said: 'There is no export to show in out/; npm run build makes it.\n',
    })
    const odd = start(folder, { PORT: '80a' })
    expect(await odd.ended).toEqual({
      code: 1,
      said: 'PORT is "80a"; it must be a number from 1 to 65535.\n',
    })
  })

  it('loses no acknowledged lead when it is killed in mid-load', async () => {
    const port = await freePort()
    const { child, ready, ended } = start(folder, { PORT: `${port}` })
    await ready
    const acknowledged: number[] = []
    let sent = 0
    const keepSending = async () => {
      for (;;) {
        const body = JSON.stringify({ id: ++sent, message: 'x'.repeat(5000) })
        const { id } = JSON.parse(body) as { id: number }
        const headers = { 'Content-Type': 'application/json' }
        const response = await fetch(`http://127.0.0.1:${port}/forms`, { method: 'POST', headers, body })
        if (response.status === 200) acknowledged.push(id)
        if (acknowledged.length >= 100) child.kill('SIGKILL')
      }
    }
    await Promise.allSettled(Array.from({ length: 20 }, keepSending))
    await ended

    const lines = readFileSync(path.join(folder, '.inbox', 'leads.jsonl'), 'utf8').split('\n')
    const ids = lines.flatMap((line) =>
      line.endsWith('}}') ? (JSON.parse(line) as { body: { id: number } }).body.id : [],
    )
    expect(acknowledged.length).toBeGreaterThanOrEqual(100)
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([])
  })
})
