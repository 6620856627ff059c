import { outboxPrefix, pendingKeys, readEntry, storeLead } from '@/lib/browser/leads/outbox'
import { type PostResult, postLead } from '@/lib/browser/leads/post-lead'
import { retryLeads, sendLead } from '@/lib/browser/leads/send-lead'
import type { CountedEvent } from '@/lib/browser/measure'
import { outboxLimits } from '@/lib/business/limits'
import type { EstimatorLead } from '@/lib/leads/schemas'
import { collectCountedEvents } from '../measure/collect-counted-events'
import { visit } from '../measure/visit'

jest.mock('@/lib/browser/leads/post-lead', () => ({ formEndpoint: () => '/forms', postLead: jest.fn() }))
const post = jest.mocked(postLead)

/** The outbox reads no other field than the email address. */
const lead = { email: 'anne@exemple.fr', phone: '0612345678' } as EstimatorLead
const failed: PostResult = { kind: 'failed', reason: 503 }
const unanswered: PostResult = { kind: 'unanswered', reason: 'timeout' }

const counted = collectCountedEvents()

const minute = 60_000
/** What the page does as it opens. The page before it is gone, and with it what it has scheduled. */
async function openPage(minutesLater = 0) {
  const now = Date.now()
  // This sets the clock back too.
  jest.clearAllTimers()
  jest.setSystemTime(now + minutesLater * minute)
  await retryLeads(true)
}
/** Lets time pass on an open page. */
const wait = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * minute)

beforeEach(() => {
  jest.useFakeTimers()
  post.mockReset().mockResolvedValue({ kind: 'sent' })
  jest.spyOn(console, 'error').mockImplementation()
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.storageFailed
})

test.each<[PostResult, kept: number, posts: number, events: CountedEvent[], logged: unknown[]]>([
  [{ kind: 'sent' }, 0, 1, ['lead'], []],
  // Retried at once.
  [failed, 1, 2, [], [503, 503]],
  [unanswered, 1, 1, [], ['timeout']],
])(
  'A request that ends with %j keeps %i leads, is posted %i times at first, counts %j and logs %j',
  async (result, kept, posts, events, logged) => {
    post.mockImplementation(async () => {
      // It is kept before the request: the tab may close during it.
      expect(pendingKeys()).toHaveLength(1)
      return result
    })
    const outcomes: boolean[] = []
    await sendLead(lead, (hasArrived) => outcomes.push(hasArrived))
    expect(pendingKeys()).toHaveLength(kept)
    expect(post).toHaveBeenCalledTimes(posts)
    expect(counted).toEqual(events)
    expect(jest.mocked(console.error).mock.calls).toEqual(
      logged.map((reason) => ['Form submission error', reason]),
    )
    // Nothing is known of a request without an answer.
    expect(outcomes).toEqual(result === unanswered ? [] : [kept === 0])
  },
)

describe('An outage', () => {
  beforeEach(() => post.mockResolvedValue(failed))

  test('of a quarter of an hour costs a visitor who opens a page each minute no lead and four requests', async () => {
    await sendLead(lead, () => {})
    for (let opened = 0; opened < 15; opened += 1) {
      await wait(1)
      await openPage()
    }
    expect(post).toHaveBeenCalledTimes(4)
    post.mockResolvedValue({ kind: 'sent' })
    await wait(10)
    expect(pendingKeys()).toEqual([])
  })

  test('of two days with seven visits costs no lead', async () => {
    await sendLead(lead, () => {})
    for (let visits = 0; visits < 7; visits += 1) {
      await openPage(7 * 60)
    }
    expect(post).toHaveBeenCalledTimes(9)
    post.mockResolvedValue({ kind: 'sent' })
    await wait(10)
    expect(pendingKeys()).toEqual([])
  })

  test('is retried while the page stays open: at once, after a minute, then each ten minutes, ten times', async () => {
    const outcome = jest.fn()
    await sendLead(lead, outcome)
    const start = Date.now()
    const times: number[] = []
    post.mockImplementation(async () => {
      times.push(Math.round((Date.now() - start) / minute))
      return failed
    })
    await wait(180)
    expect(times).toEqual([1, 11, 21, 31, 41, 51, 61, 71, 81])
    expect(pendingKeys()).toEqual([])
  })

  test('ends for the page that has sent the lead too, which is told', async () => {
    const outcome = jest.fn()
    await sendLead(lead, outcome)
    expect(outcome).toHaveBeenLastCalledWith(false)
    post.mockResolvedValue({ kind: 'sent' })
    await wait(1)
    expect(outcome).toHaveBeenLastCalledWith(true)
    expect(counted).toEqual(['lead'])
  })

  test('is over for all leads when it is over for one, and a lead that fails stops none behind it', async () => {
    for (const phone of ['1', '2', '3']) storeLead({ ...lead, phone }, Date.now() - minute + Number(phone))
    post.mockImplementation(async (_url, { phone }) => (phone === '2' ? { kind: 'sent' } : failed))
    // The first never ends.
    post.mockReturnValueOnce(new Promise(() => {}))
    retryLeads(true)
    await wait(0)
    expect(post.mock.calls.map(([, { phone }]) => phone)).toEqual(['1', '2', '3'])
    expect(pendingKeys()).toHaveLength(2)
  })
})

describe('A lead that may have arrived', () => {
  beforeEach(() => post.mockResolvedValue(unanswered))

  test('is sent once more while the page stays open', async () => {
    await sendLead(lead, () => {})
    await wait(0.9)
    expect(post).toHaveBeenCalledTimes(1)
    await wait(30)
    expect(post).toHaveBeenCalledTimes(2)
    expect(pendingKeys()).toEqual([])
  })

  test('is sent until it arrives if the retry is known to have failed', async () => {
    await sendLead(lead, () => {})
    post.mockResolvedValue(failed)
    await wait(5)
    post.mockResolvedValue({ kind: 'sent' })
    await wait(10)
    expect(pendingKeys()).toEqual([])
    expect(post).toHaveBeenCalledTimes(4)
  })

  test('is one whose page was left during its request, although that ends as a lost connection does', async () => {
    post.mockImplementation(async () => {
      window.dispatchEvent(new Event('pagehide'))
      return { kind: 'failed', reason: new TypeError('Load failed') }
    })
    await sendLead(lead, () => {})
    expect(readEntry(pendingKeys()[0] ?? '')).not.toHaveProperty('hasFailed')
    await wait(30)
    expect(post).toHaveBeenCalledTimes(2)
    expect(pendingKeys()).toEqual([])
  })
})

describe('Retrying', () => {
  test('leaves the campaign out, because some endpoints refuse an unknown query', async () => {
    visit('/?utm_source=newsletter')
    post.mockResolvedValueOnce(failed)
    await sendLead(lead, () => {})
    expect(post.mock.calls).toEqual([
      ['/forms?utm_source=newsletter', lead],
      ['/forms', lead],
    ])
    expect(counted).toEqual(['lead'])
    visit('/')
  })

  test('reads a lead of a former version, whose entry has a campaign', async () => {
    const entry = { lead, campaign: 'utm_source=a', since: Date.now() - minute, retries: 2, hasFailed: true }
    localStorage.setItem(
      `${outboxPrefix}1`,
      JSON.stringify({ ...entry, retriedAt: Date.now() - 10 * minute }),
    )
    await retryLeads(true)
    expect(post.mock.calls).toEqual([['/forms', lead]])
  })

  test.each([
    ['does nothing offline, because each failed retry counts', 0, false],
    ['happens at once when the visitor is online again', 1, true],
  ])('%s', async (_what, posts, isOnline) => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    post.mockResolvedValueOnce(failed)
    await sendLead(lead, () => {})
    online.mockReturnValue(isOnline)
    await retryLeads(true)
    expect(post).toHaveBeenCalledTimes(1 + posts)
    online.mockRestore()
  })

  test('sends waiting leads, oldest first, and empties the outbox', async () => {
    localStorage.setItem('i18nextLng', 'nl')
    storeLead({ ...lead, phone: 'second' }, 2000)
    storeLead({ ...lead, phone: 'first' }, 1000)
    jest.setSystemTime(12_000)
    await retryLeads(true)
    expect(post.mock.calls.map(([, body]) => body.phone)).toEqual(['first', 'second'])
    expect({ ...localStorage }).toEqual({ i18nextLng: 'nl' })
  })

  test('waits while a request may be under way: a page that was left during it has recorded no failure', async () => {
    const postsAfter = async (seconds: number) => {
      await wait(seconds / 60)
      await retryLeads(true)
      return post.mock.calls.length
    }
    storeLead(lead)
    expect(await postsAfter(0)).toBe(0)
    expect(await postsAfter(9.9)).toBe(0)
    expect(await postsAfter(0.1)).toBe(1)
  })

  test('has used its attempt before the request, because the tab may close during it', async () => {
    storeLead(lead, Date.now() - 10_000)
    post.mockImplementation(async () => {
      expect(readEntry(pendingKeys()[0] ?? '')).toMatchObject({ retries: 1 })
      return failed
    })
    await retryLeads(true)
    expect(post).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['sent', { since: Date.now() + 3_600_000, retries: 0 }],
    ['retried', { since: Date.now(), retries: 1, retriedAt: Date.now() + 24 * 3_600_000 }],
  ])('does not wait if a lead was %s while the clock was ahead', async (_what, times) => {
    localStorage.setItem(`${outboxPrefix}1`, JSON.stringify({ lead, ...times }))
    await retryLeads(true)
    expect(post).toHaveBeenCalledTimes(1)
  })

  test(`stops after ${outboxLimits.maxAgeHours} hours`, async () => {
    const limit = Date.now() - outboxLimits.maxAgeHours * 3_600_000
    storeLead(lead, limit - 1000)
    storeLead(lead, limit + 60_000)
    await retryLeads(true)
    expect(post).toHaveBeenCalledTimes(1)
    expect(pendingKeys()).toEqual([])
  })

  test.each([
    ['unreadable text', '{"lead":'],
    ['another shape', '[1, 2]'],
    ['an entry without a lead', JSON.stringify({ lead: { admin: true }, since: Date.now(), retries: 0 })],
    ['nothing', 'null'],
  ])('removes %s and sends nothing', async (_name, stored) => {
    localStorage.setItem(`${outboxPrefix}1`, stored)
    await retryLeads(true)
    expect(post).not.toHaveBeenCalled()
    expect(pendingKeys()).toEqual([])
  })

  test('skips a lead that another tab is sending', async () => {
    const key = storeLead(lead, Date.now() - minute)
    const request = async (name: string, _options: LockOptions, work: (lock: unknown) => unknown) =>
      work(name === key ? null : {})
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    await retryLeads(true)
    Reflect.deleteProperty(navigator, 'locks')
    expect(post).not.toHaveBeenCalled()
    expect(pendingKeys()).toEqual([key])
  })
})

test(`The outbox holds ${outboxLimits.maxEntries} leads; the oldest are removed`, () => {
  for (let number = 0; number < outboxLimits.maxEntries + 5; number++)
    storeLead({ ...lead, phone: String(number) }, 1_700_000_000_000 + number)
  const phones = pendingKeys().map((key) => JSON.parse(localStorage.getItem(key) ?? '').lead.phone)
  expect(phones).toEqual(Array.from({ length: outboxLimits.maxEntries }, (_, index) => String(index + 5)))
})
