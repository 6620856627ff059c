/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import { servePreview } from './serve-preview'

let preview: Awaited<ReturnType<typeof servePreview>>
beforeAll(async () => {
  preview = await servePreview()
})
afterAll(() => preview.stop())

const get: typeof preview.get = (address, init) => preview.get(address, init)
const post = (body: string, type = 'application/json') =>
  get('/forms', { method: 'POST', body, headers: { 'Content-Type': type } })
const stored = () =>
  readFileSync(preview.inboxFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { body: unknown })

describe('leads', () => {
  it('stores each JSON object as a line with its time, and says so', async () => {
    const response = await post('{"email":"a@b.fr","note":"é ✓"}')
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    expect(stored().at(-1)).toEqual({
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      body: { email: 'a@b.fr', note: 'é ✓' },
    })
  })

  it.each([
    ['an array', '[{"a":1}]', 400],
    ['a number', '1', 400],
    ['a string', '"lead"', 400],
    ['null', 'null', 400],
    ['nothing', '', 400],
    ['broken JSON', '{"a":', 400],
    ['100 kB', JSON.stringify({ a: 'x'.repeat(100_000) }), 413],
  ])('refuses %s, stores nothing and goes on', async (_name, body, status) => {
    const before = stored().length
    const response = await post(body)
    expect([response.status, await response.json()]).toEqual([
      status,
      { ok: false, error: expect.any(String) },
    ])
    expect(stored()).toHaveLength(before)
    expect((await get('/')).status).toBe(200)
  })

  it('refuses what is not JSON and what is not a POST', async () => {
    expect((await post('a=1', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post('{}', 'text/plain')).status).toBe(415)
    expect((await get('/forms')).status).toBe(405)
    expect((await post('{}', 'application/json; charset=klingon')).status).toBe(415)
  })

  it('shows what came in as text, whatever it is', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '{count, plural, other {#}}',
      '\u202Eevil',
      '🏡',
    ]
    await post(JSON.stringify(Object.fromEntries(hostile.map((text) => [text, text]))))
    const response = await get('/inbox')
    const page = await response.text()
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toMatch(/<script|<img/)
    for (const text of hostile.slice(2)) expect(page).toContain(text)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  it('keeps a lead apart from a line that a killed server left unfinished', async () => {
    writeFileSync(preview.inboxFile, '{"receivedAt":"2026-01-01T00:00:00.000Z","bo', { flag: 'a' })
    await post('{"email":"after@b.fr"}')
    const last = readFileSync(preview.inboxFile, 'utf8').trimEnd().split('\n').at(-1) ?? ''
    expect(JSON.parse(last)).toMatchObject({ body: { email: 'after@b.fr' } })
    expect(await (await get('/inbox')).text()).toContain('after@b.fr')
  })

  it('takes only so many in a minute', async () => {
    const strict = await servePreview(2)
    const lead = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
    const answers = [
      await strict.get('/forms', lead),
      await strict.get('/forms', lead),
      await strict.get('/forms', lead),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect((await strict.get('/')).status).toBe(200)
    await strict.stop()
  })
})
