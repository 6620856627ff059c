import { TextDecoder } from 'node:util'
import { outboxLimits } from '@/lib/business/limits'
import { outboxPrefix, pendingKeys, readEntry, storeLead, watchOutbox } from '@/lib/leads/outbox.browser'
import type { ContactLead, EstimatorLead } from '@/lib/leads/schemas'
import { postLead, retryLeads, sendLead } from '@/lib/leads/send-lead.browser'
import { removeListeners } from '../remove-listeners'
import { collectCountedEvents } from '../site/measure/collect-counted-events'
import { visit } from '../site/measure/visit'

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
  const whole = () => JSON.stringify({ lead, since: Date.now(), retries: 0, ...(entry as object) })
  localStorage.setItem(key, typeof entry === 'string' ? entry : whole())
  return key
}

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom has none.
  Object.assign(globalThis, { TextDecoder })
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

  test('without an endpoint is logged, and counts as sent', async () => {
    await expect(postLead(null, request)).resolves.toEqual({ kind: 'sent' })
    expect(fetching).not.toHaveBeenCalled()
    expect(console.info).toHaveBeenCalledWith(expect.any(String), request)
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
  await wait(10 / 60)
  await sending
  expect(fetching).toHaveBeenCalledTimes(posts)
  expect(outcomes).toEqual(known)
  expect(logged()).toEqual(reasons)
  expect(pendingKeys()).toHaveLength(answer === 'sent' ? 0 : 1)
  expect(counted).toEqual(answer === 'sent' ? ['lead'] : [])
})

type Outage = {
  /** How the requests end; with two answers, the first request by the first. */
  answer: Answer | [Answer, Answer]
  /** When the outage ends, and when pages open after that of the press, minutes after the press. */
  ends?: number
  openings?: number[]
  /** How long each page stays open, minutes; else until the next one opens. */
  stays?: number
  /** When the lead is posted, minutes after the press. */
  posts: number[]
}
const each = (count: number, minutes: number) =>
  Array.from({ length: count }, (_, index) => (index + 1) * minutes)
test.each<[string, Outage]>([
  ['four hours in a page left open', { answer: 'refused', ends: 4 * hours, posts: [0, 1, 11, 41, 101, 281] }],
  [
    'four hours without a connection in a page left open',
    { answer: 'disconnected', ends: 4 * hours, posts: [0, 0, 1, 11, 41, 101, 281] },
  ],
  [
    'two days with seven short visits',
    {
      answer: 'refused',
      ends: 48 * hours,
      openings: each(7, 7 * hours),
      stays: 0.5,
      posts: [0, ...each(7, 7 * hours)],
    },
  ],
  [
    'a quarter of an hour with a page each minute',
    { answer: 'refused', ends: 15, openings: each(15, 1), posts: [0, 1, 1, 11, 41] },
  ],
  [
    'a quarter of an hour without a connection and with a page each minute',
    { answer: 'disconnected', ends: 15, openings: each(15, 1), posts: [0, 0, 1, 1, 11, 41] },
  ],
  [
    'some pages, from one to the next of which the waits go on',
    { answer: 'refused', ends: 120, openings: [5, 12, 15, 20], posts: [0, 1, 5, 15, 45, 105, 285] },
  ],
  [
    'a page that opens before a wait is over',
    { answer: 'refused', openings: [0.5], ends: 1, posts: [0, 0.5, 1.5] },
  ],
  [
    'more than three days',
    { answer: 'refused', posts: [0, 1, 11, 41, ...each(24, 180).map((minutes) => minutes - 79)] },
  ],
  ['no answer: it may have arrived', { answer: 'unanswered', posts: [0, 1] }],
  ['no answer, and then a refusal', { answer: ['unanswered', 'refused'], ends: 5, posts: [0, 1, 11] }],
  [
    'no answer, with pages that open within its time limit and after it',
    { answer: 'unanswered', openings: [0.1, 0.2, 1, 2], posts: [0, 0.2] },
  ],
])(
  'An outage of %s',
  async (_what, { answer, ends = Number.POSITIVE_INFINITY, openings = [], stays, posts }) => {
    const start = Date.now()
    const passed = () => (Date.now() - start) / minute
    const times: number[] = []
    fetching.mockImplementation((_url, request) => {
      times.push(Math.round(passed() * 10) / 10)
      const [first, later = first] = [answer].flat() as [Answer, Answer?]
      const failure = times.length === 1 ? first : later
      return answers[passed() < ends ? failure : 'sent'](request?.signal)
    })
    sendLead(lead, () => {})
    for (const opening of openings) {
      await wait(Math.min(stays ?? Number.POSITIVE_INFINITY, opening - passed()))
      await leavePage(start + opening * minute)
      retryLeads('opening')
    }
    await wait(80 * hours)
    expect(times).toEqual(posts)
    expect(pendingKeys()).toEqual([])
  },
)

test('An outage ends for all leads if it ends for one, and a lead that fails stops none behind it', async () => {
  for (const phone of ['1', '2', '3']) storeLead({ ...lead, phone }, Date.now() - minute + Number(phone))
  fetching.mockImplementation((_url, request) =>
    answers[`${request?.body}`.includes('"phone":"2"') ? 'sent' : 'refused'](),
  )
  // The first never ends.
  fetching.mockReturnValueOnce(new Promise(() => {}))
  retryLeads('opening')
  await wait(0)
  expect(posted().map(([, { phone }]) => phone)).toEqual(['1', '2', '3'])
  expect(pendingKeys()).toHaveLength(2)
})

test('A retry leaves the campaign out, because some endpoints refuse an unknown query', async () => {
  visit('/?utm_source=newsletter')
  fetching.mockImplementationOnce(answers.disconnected)
  await sendLead(lead, () => {})
  expect(posted()).toEqual([
    ['/forms?utm_source=newsletter', lead],
    ['/forms', lead],
  ])
  expect(counted).toEqual(['lead'])
})

test('Leads are sent oldest first, and leave nothing behind', async () => {
  localStorage.setItem('i18nextLng', 'nl')
  storeLead({ ...lead, phone: 'second' }, Date.now() - 20_000)
  storeLead({ ...lead, phone: 'first' }, Date.now() - 30_000)
  await retryLeads('opening')
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
const failed = (minutes: number, more: object = {}) => ({
  since: ago(100),
  retriedAt: ago(minutes),
  hasFailed: true,
  ...more,
})

type Occasion = Parameters<typeof retryLeads>[0]
test.each<[string, Occasion, becomes: 'sent' | 'kept' | 'removed', stored: () => object | string]>([
  ['that has failed, online', 'online', 'sent', () => failed(0)],
  ['that may be under way, online', 'online', 'kept', () => ({ since: ago(0.1) })],
  ['that was left ten seconds ago', 'opening', 'sent', () => ({ since: ago(10 / 60) })],
  ['that was left a moment ago', 'opening', 'kept', () => ({ since: ago(9.9 / 60) })],
  ['that has failed, as a page opens for the first time', 'opening', 'sent', () => failed(0)],
  ['sent as a page opened', 'opening', 'kept', () => failed(9.9, { isReopened: true })],
  ['sent as a page opened ten minutes ago', 'opening', 'sent', () => failed(10, { isReopened: true })],
  // Entries of former versions.
  ['sent ten times, after three hours', 'wait', 'sent', () => failed(180, { retries: 10, campaign: 'a' })],
  ['sent ten times, before that', 'wait', 'kept', () => failed(179, { retries: 10 })],
  ['sent first while the clock was ahead', 'opening', 'sent', () => ({ since: ago(-60) })],
  [
    'sent again while the clock was ahead',
    'opening',
    'sent',
    () => failed(-24 * hours, { isReopened: true }),
  ],
  ['of 72 hours', 'opening', 'sent', () => ({ since: ago(72 * hours) })],
  ['of more than 72 hours', 'opening', 'removed', () => failed(0, { since: ago(72 * hours + 0.1) })],
  ['that may have arrived twice', 'opening', 'removed', () => ({ since: ago(1), isRepeated: true })],
  ['as unreadable text', 'opening', 'removed', () => '{"lead":'],
  ['of another shape', 'opening', 'removed', () => '[1, 2]'],
  ['without an address', 'opening', 'removed', () => ({ lead: { admin: true } })],
  ['as nothing', 'opening', 'removed', () => 'null'],
])('A stored lead %s (%s) is %s', async (_what, occasion, becomes, stored) => {
  const key = storeEntry(stored())
  await retryLeads(occasion)
  expect(posted()).toEqual(becomes === 'sent' ? [['/forms', lead]] : [])
  expect(pendingKeys()).toEqual(becomes === 'kept' ? [key] : [])
  expect(counted).toEqual(becomes === 'sent' ? ['lead'] : [])
})

test('A lead that another tab is sending is skipped, and looked at again', async () => {
  const key = storeEntry(failed(60))
  let isFree = false
  const request = async (name: string, _options: LockOptions, work: (lock: unknown) => unknown) =>
    work(name === key && !isFree ? null : {})
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  await retryLeads('wait')
  expect(fetching).not.toHaveBeenCalled()
  expect(pendingKeys()).toEqual([key])
  isFree = true
  await jest.advanceTimersByTimeAsync(1000)
  Reflect.deleteProperty(navigator, 'locks')
  expect(fetching).toHaveBeenCalledTimes(1)
})

test.each<Occasion>(['opening', 'wait'])(
  'A browser that says it is offline sends all the same (%s), and uses up no wait without a network',
  async (occasion) => {
    const key = storeEntry(failed(60))
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answerWith('disconnected')
    await retryLeads(occasion)
    expect(readEntry(key)).toMatchObject({ retries: 0, hasFailed: true, retriedAt: Date.now() })
    expect(readEntry(key)).not.toHaveProperty('isReopened')
    answerWith('sent')
    await wait(1)
    expect(fetching).toHaveBeenCalledTimes(2)
    expect(pendingKeys()).toEqual([])
  },
)

describe('The page', () => {
  const retry = jest.fn(async () => {})
  const watch = (isLoaded: boolean) => watchOutbox(retry, () => isLoaded)
  removeListeners()

  test('retries as it opens and is restored, and when it comes online, also leads that only the code of the forms knows', () => {
    watch(true)
    for (const persisted of [false, true])
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
    window.dispatchEvent(new Event('online'))
    expect(retry.mock.calls).toEqual([['opening'], ['opening'], ['online']])
  })

  test('retries once a prerendered page is shown', () => {
    storeEntry({})
    const page = Object.assign(document, { prerendering: true })
    watch(false)
    expect(retry).not.toHaveBeenCalled()
    page.prerendering = false
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(retry.mock.calls).toEqual([['opening']])
  })
})
