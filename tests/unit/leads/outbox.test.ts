import { nowhere } from '@/lib/leads/endpoint'
import { outboxLimits } from '@/lib/leads/limits'
import { outboxPrefix, pendingKeys, readEntry, storeLead, watchOutbox } from '@/lib/leads/outbox.browser'
import type { ContactLead, EstimatorLead } from '@/lib/leads/schemas'
import { postLead, retryLeads, sendLead } from '@/lib/leads/send-lead.browser'
import { collectCountedEvents } from '../browser/collect-counted-events'
import { removeListeners } from '../remove-listeners'

/** The outbox reads no other field than the email address. */
const lead = { email: 'anne@exemple.fr', phone: '0612345678' } as EstimatorLead

const response = (status: number) =>
  ({ ok: status === 200, status, headers: new Headers(), body: null }) as Response

/** What a request ends with. */
const answers = {
  sent: async () => response(200),
  refused: async () => response(503),
  disconnected: async () => Promise.reject(new TypeError('Failed to fetch')),
  unanswered: (signal?: AbortSignal | null) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      window.addEventListener('pagehide', () => reject(new TypeError('Load failed')), { once: true })
    }),
}
type Answer = keyof typeof answers

const fetching = jest.fn<Promise<Response>, Parameters<typeof fetch>>()
const answerWith = (answer: Answer) =>
  fetching.mockImplementation((_url, request) => answers[answer](request?.signal))
const posted = () =>
  fetching.mock.calls.map(([url, request]) => [
    `${url}`.replace(location.origin, ''),
    JSON.parse(`${request?.body}`),
  ])
const logged = () => jest.mocked(console.error).mock.calls.map(([, reason]) => `${reason}`)

const counted = collectCountedEvents()

const minute = 60_000
const hours = 60
/** Lets time pass on an open page. */
const wait = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * minute)
/** Leaves the page, with its request and what it has scheduled, and sets the clock. */
async function leavePage(now: number) {
  window.dispatchEvent(new Event('pagehide'))
  await wait(0)
  // This sets the clock back too.
  jest.clearAllTimers()
  jest.setSystemTime(now)
}

/** Stores an entry, or a text in its place, as it is, and returns its key. */
function storeEntry(entry: object | string) {
  const key = `${outboxPrefix}1`
  const whole = () => JSON.stringify({ lead, since: Date.now(), ...(entry as object) })
  localStorage.setItem(key, typeof entry === 'string' ? entry : whole())
  return key
}

let clock = Date.now()

beforeEach(() => {
  // Later than what other tests have left: the page knows when it last came online.
  clock += 1000 * hours * minute
  jest.useFakeTimers({ now: clock })
  document.body.innerHTML = '<main id="main" data-endpoint="/forms"></main>'
  globalThis.fetch = fetching.mockReset()
  answerWith('sent')
  for (const method of ['error', 'info', 'warn'] as const) jest.spyOn(console, method).mockImplementation()
})

describe('A post', () => {
  const request: ContactLead = {
    firstName: 'Anne',
    lastName: '',
    email: 'anne@exemple.fr',
    phone: '',
    message: 'Bonjour',
    formType: 'Contact Section - FR',
  }

  test('sends the lead as JSON, and asks for JSON', async () => {
    await expect(postLead('/forms', request)).resolves.toEqual({ kind: 'sent' })
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    // A browser may follow a redirect by a GET without the lead, which would count as sent.
    const sent = { method: 'POST', headers, body: JSON.stringify(request), redirect: 'manual' }
    expect(fetching).toHaveBeenCalledWith(new URL('/forms', location.origin), expect.objectContaining(sent))
  })

  test('is refused by an answer that is no success, and says why', async () => {
    answerWith('refused')
    await expect(postLead('/forms', request)).resolves.toEqual({ kind: 'refused', reason: 503 })
  })

  test('has failed without a connection', async () => {
    answerWith('disconnected')
    await expect(postLead('/forms', request)).resolves.toMatchObject({ kind: 'disconnected' })
  })

  test('may have arrived if there is no answer for ten seconds, by a timer that every browser has', async () => {
    answerWith('unanswered')
    const result = postLead('/forms', request)
    await jest.advanceTimersByTimeAsync(9_999)
    expect(fetching.mock.lastCall?.[1]?.signal?.aborted).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await expect(result).resolves.toMatchObject({ kind: 'unanswered', reason: { name: 'AbortError' } })
  })

  test('has arrived with a success whose body has not begun after ten seconds', async () => {
    fetching.mockImplementation(async (_url, init) => {
      const read = () => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject))
      return Object.assign(response(200), { body: { getReader: () => ({ read }) } }) as Response
    })
    const result = postLead('/forms', request)
    await jest.advanceTimersByTimeAsync(10_000)
    await expect(result).resolves.toEqual({ kind: 'sent' })
  })

  test.each(['beforeunload', 'pagehide'])(
    'may have arrived if the page is left (%s) during it',
    async (sign) => {
      fetching.mockImplementation(() => {
        window.dispatchEvent(new Event(sign))
        return answers.disconnected()
      })
      await expect(postLead('/forms', request)).resolves.toMatchObject({ kind: 'unanswered' })
    },
  )

  test.each([
    ['continues after the tab is closed', 'Bonjour', true],
    ['has no keepalive above 64 KiB, where browsers refuse it', 'é'.repeat(33_000), false],
  ])('%s', async (_name, message, keepalive) => {
    await postLead('/forms', { ...request, message })
    expect(fetching.mock.lastCall?.[1]).toMatchObject({ keepalive })
  })

  test.each([
    [
      'in a preview, which posts nowhere, is logged and counts as sent',
      nowhere,
      'sent',
      [[expect.any(String), request]],
    ],
    ['on a page that has lost its endpoint is a failure', undefined, 'refused', []],
    ['on a page whose endpoint was emptied is a failure', '', 'refused', []],
  ])('%s', async (_name, endpoint, kind, shown) => {
    await expect(postLead(endpoint, request)).resolves.toMatchObject({ kind })
    expect(fetching).not.toHaveBeenCalled()
    expect(jest.mocked(console.info).mock.calls).toEqual(shown)
  })
})

test.each<[Answer, posts: number, known: boolean[], logged: string[]]>([
  ['sent', 1, [true], []],
  // No answer changes at once.
  ['refused', 1, [false], ['503']],
  ['disconnected', 2, [false], ['TypeError: Failed to fetch', 'TypeError: Failed to fetch']],
  // Nothing is known.
  ['unanswered', 1, [], [expect.stringContaining('AbortError')]],
])('A lead that is %s is posted %i times at first, which tells %j', async (answer, posts, known, reasons) => {
  fetching.mockImplementation((_url, request) => {
    // It is kept before the request: the tab may close during it.
    expect(pendingKeys()).toHaveLength(1)
    return answers[answer](request?.signal)
  })
  const outcomes: boolean[] = []
  const sending = sendLead(lead, (hasArrived) => outcomes.push(hasArrived))
  if (answer === 'unanswered') await wait(10 / 60)
  await sending
  expect(fetching).toHaveBeenCalledTimes(posts)
  expect(outcomes).toEqual(known)
  expect(logged()).toEqual(reasons)
  expect(pendingKeys()).toHaveLength(answer === 'sent' ? 0 : 1)
  expect(counted).toEqual(answer === 'sent' ? ['lead'] : [])
})

/** What passes between two posts: "10 s", "1 min", "3 h". */
function gap(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`
}

const longWaits = ['1 min', '10 min', '30 min', '1 h', '3 h']
type Outage = { answers: Answer[]; ends: number; online?: number }
test.each<[string, Outage, waits: string[]]>([
  ['answers that refuse it', { answers: ['refused'], ends: 4 * hours }, ['10 s', ...longWaits]],
  ['no connection', { answers: ['disconnected'], ends: 4 * hours }, ['0 s', '10 s', ...longWaits]],
  [
    'no connection for three days',
    { answers: ['disconnected'], ends: Number.POSITIVE_INFINITY },
    ['0 s', '10 s', ...longWaits, ...Array(22).fill('3 h')],
  ],
  [
    'no connection for half a minute',
    { answers: ['disconnected'], ends: 0.5, online: 30 },
    ['0 s', '10 s', '20 s'],
  ],
  [
    'refusals for more than three days',
    { answers: ['refused'], ends: Number.POSITIVE_INFINITY },
    ['10 s', ...longWaits, ...Array(22).fill('3 h')],
  ],
  ['no answer: it may have arrived', { answers: ['unanswered'], ends: Number.POSITIVE_INFINITY }, ['1 min']],
  [
    'no answer, and is online before its time limit',
    { answers: ['unanswered'], ends: 0.1, online: 3 },
    // A second after the first is known to have ended.
    ['11 s'],
  ],
  [
    'no answer, then a refusal',
    { answers: ['unanswered', 'refused'], ends: 5 },
    ['1 min', '1 min', '10 min'],
  ],
])(
  'A lead that meets %s is sent again after waits',
  async (_what, { answers: outage, ends, online }, waits) => {
    // A browser that says it is offline may be wrong.
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!outage.includes('disconnected'))
    if (online) setTimeout(() => retryLeads('online'), online * 1000)
    const start = Date.now()
    const times: number[] = []
    fetching.mockImplementation((_url, request) => {
      const answer = outage[Math.min(times.length, outage.length - 1)] ?? 'sent'
      times.push(Date.now())
      return answers[Date.now() - start < ends * minute ? answer : 'sent'](request?.signal)
    })
    sendLead(lead, () => {})
    await wait(80 * hours)
    expect(times.slice(1).map((time, index) => gap(time - (times[index] ?? 0)))).toEqual(waits)
    expect(pendingKeys()).toEqual([])
  },
)

test('The waits go on from page to page', async () => {
  answerWith('refused')
  sendLead(lead, () => {})
  await wait(0.5)
  expect(fetching).toHaveBeenCalledTimes(2)
  await leavePage(Date.now())
  retryLeads('due')
  await wait(0.6)
  expect(fetching).toHaveBeenCalledTimes(2)
  answerWith('sent')
  await wait(0.1)
  expect(fetching).toHaveBeenCalledTimes(3)
  expect(pendingKeys()).toEqual([])
})

test('An outage ends for all leads if it ends for one, and a lead that fails stops none behind it', async () => {
  for (const phone of ['1', '2', '3']) storeLead({ ...lead, phone }, Date.now() - minute + Number(phone))
  fetching.mockImplementation((_url, request) =>
    answers[`${request?.body}`.includes('"phone":"2"') ? 'sent' : 'refused'](),
  )
  // The first never ends.
  fetching.mockReturnValueOnce(new Promise(() => {}))
  retryLeads('due')
  await wait(0)
  expect(posted().map(([, { phone }]) => phone)).toEqual(['1', '2', '3'])
  expect(pendingKeys()).toHaveLength(2)
})

test('A lead that storage does not hold is sent while the page stays open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.')
  })
  answerWith('refused')
  await sendLead(lead, () => {})
  expect({ ...localStorage }).toEqual({})
  answerWith('sent')
  await wait(10 / 60)
  expect(posted()).toEqual(Array(2).fill(['/forms', lead]))
  expect(pendingKeys()).toEqual([])
})

test('Leads are sent oldest first, and leave nothing behind', async () => {
  localStorage.setItem('i18nextLng', 'nl')
  storeLead({ ...lead, phone: 'second' }, Date.now() - 20_000)
  storeLead({ ...lead, phone: 'first' }, Date.now() - 30_000)
  await retryLeads('due')
  expect(posted().map(([, { phone }]) => phone)).toEqual(['first', 'second'])
  expect({ ...localStorage }).toEqual({ i18nextLng: 'nl' })
})

test(`The outbox holds ${outboxLimits.maxEntries} leads; the oldest are removed`, () => {
  for (let number = 0; number < outboxLimits.maxEntries + 5; number++)
    storeLead({ ...lead, phone: String(number) }, 1_700_000_000_000 + number)
  const phones = pendingKeys().map((key) => readEntry(key)?.lead.phone)
  expect(phones).toEqual(Array.from({ length: outboxLimits.maxEntries }, (_, index) => String(index + 5)))
})

const ago = (minutes: number) => Date.now() - minutes * minute
const tried = (attempts: number, minutes: number, more: object = {}) => ({
  since: ago(200),
  triedAt: ago(minutes),
  attempts,
  unknown: 0,
  ...more,
})
const unknown = { unknown: 1 }

type Occasion = Parameters<typeof retryLeads>[0]
test.each<[string, Occasion, becomes: 'sent' | 'kept' | 'removed', stored: () => object | string]>([
  ['refused ten seconds ago', 'due', 'sent', () => tried(1, 10 / 60)],
  ['refused a moment ago', 'due', 'kept', () => tried(1, 9.9 / 60)],
  ['refused twice, a minute ago', 'due', 'sent', () => tried(2, 1)],
  ['refused twice, less than a minute ago', 'due', 'kept', () => tried(2, 0.99)],
  ['refused ten times, three hours ago', 'due', 'sent', () => tried(10, 180)],
  ['refused ten times, less than that ago', 'due', 'kept', () => tried(10, 179)],
  ['that may have arrived a minute ago', 'due', 'sent', () => tried(1, 1, unknown)],
  ['that may have arrived less than a minute ago', 'due', 'kept', () => tried(1, 0.99, unknown)],
  ['that may have arrived twice', 'due', 'removed', () => tried(2, 60, { unknown: 2 })],
  ['not tried, ten seconds ago', 'due', 'sent', () => tried(0, 10 / 60)],
  ['refused a moment ago, online', 'online', 'sent', () => tried(5, 0.1 / 60)],
  ['that may have arrived ten seconds ago, online', 'online', 'sent', () => tried(1, 10 / 60, unknown)],
  ['that may be under way, online', 'online', 'kept', () => tried(1, 9.9 / 60, unknown)],
  ['sent while the clock was ahead', 'due', 'sent', () => tried(1, -24 * hours, { since: ago(-24 * hours) })],
  ['of 72 hours', 'due', 'sent', () => tried(3, 60, { since: ago(72 * hours) })],
  ['of more than 72 hours', 'due', 'removed', () => tried(3, 60, { since: ago(72 * hours + 0.1) })],
  ['as unreadable text', 'due', 'removed', () => '{"lead":'],
  ['of another shape', 'due', 'removed', () => '[1, 2]'],
  ['without an address', 'due', 'removed', () => tried(1, 60, { lead: { admin: true } })],
  ['without the time of its last try', 'due', 'removed', () => tried(1, 60, { triedAt: undefined })],
  ['with another kind of time', 'due', 'removed', () => tried(1, 60, { since: '2026-11-26' })],
  ['as nothing', 'due', 'removed', () => 'null'],
])('A lead stored as %s (%s) is %s', async (_what, occasion, becomes, stored) => {
  const key = storeEntry(stored())
  await retryLeads(occasion)
  expect(posted()).toEqual(becomes === 'sent' ? [['/forms', lead]] : [])
  expect(pendingKeys()).toEqual(becomes === 'kept' ? [key] : [])
  expect(counted).toEqual(becomes === 'sent' ? ['lead'] : [])
})

test('A lead that another tab is sending is skipped, and looked at again', async () => {
  const key = storeEntry(tried(1, 60))
  let isFree = false
  const request = async (name: string, _options: LockOptions, work: (lock: unknown) => unknown) =>
    work(name === key && !isFree ? null : {})
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  await retryLeads('due')
  expect(fetching).not.toHaveBeenCalled()
  expect(pendingKeys()).toEqual([key])
  isFree = true
  await jest.advanceTimersByTimeAsync(1000)
  Reflect.deleteProperty(navigator, 'locks')
  expect(fetching).toHaveBeenCalledTimes(1)
})

describe('The page', () => {
  const retry = jest.fn(async () => {})
  const watch = (isLoaded: boolean) => watchOutbox(retry, () => isLoaded)
  removeListeners()

  test('retries as it opens and is restored, and when it comes online, also leads that only the code of the forms knows', () => {
    watch(true)
    for (const persisted of [false, true])
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
    window.dispatchEvent(new Event('online'))
    expect(retry.mock.calls).toEqual([['due'], ['due'], ['online']])
  })

  test('retries once a prerendered page is shown', () => {
    storeEntry({})
    const page = Object.assign(document, { prerendering: true })
    watch(false)
    expect(retry).not.toHaveBeenCalled()
    page.prerendering = false
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(retry.mock.calls).toEqual([['due']])
  })
})
