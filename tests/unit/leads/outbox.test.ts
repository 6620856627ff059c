import { outboxLimits } from '@/lib/business/limits'
import { outboxPrefix, pendingKeys, readEntry, storeLead } from '@/lib/leads/outbox'
import { type PostResult, postLead } from '@/lib/leads/post-lead'
import type { EstimatorLead } from '@/lib/leads/schemas'
import { retryLeads, sendLead } from '@/lib/leads/send-lead'
import type { CountedEvent } from '@/lib/measure/counted-events'
import { collectCountedEvents } from '../measure/collect-counted-events'
import { visit } from '../measure/visit'

jest.mock('@/lib/leads/post-lead')
const post = jest.mocked(postLead)

/** The outbox reads no other field than the email address. */
const lead = { email: 'anne@exemple.fr', phone: '0612345678' } as EstimatorLead
const failed: PostResult = { kind: 'failed', reason: 503 }

const counted = collectCountedEvents()

beforeEach(() => {
  post.mockResolvedValue({ kind: 'sent' })
  jest.spyOn(console, 'error').mockImplementation()
})

test.each<[PostResult, kept: number, events: CountedEvent[], logs: unknown[][]]>([
  [{ kind: 'sent' }, 0, ['lead'], []],
  [failed, 1, [], [['Form submission error', 503]]],
  [{ kind: 'rejected', reason: 422 }, 0, [], [['Form submission error', 422]]],
])(
  'A request that ends with %j keeps %i leads, counts %j and logs %j',
  async (result, kept, events, logs) => {
    post.mockImplementation(async () => {
      // It is kept before the request: the tab may close during it.
      expect(pendingKeys()).toHaveLength(1)
      return result
    })
    await sendLead('/forms', lead)
    expect(pendingKeys()).toHaveLength(kept)
    expect(counted).toEqual(events)
    expect(jest.mocked(console.error).mock.calls).toEqual(logs)
  },
)

describe('Retrying', () => {
  test('uses the campaign of the first attempt, and counts the lead once it has arrived', async () => {
    visit('/?utm_source=newsletter')
    post.mockResolvedValueOnce(failed)
    await sendLead('/forms', lead)
    visit('/?utm_source=other')
    await retryLeads('/forms')
    expect(post.mock.calls).toEqual(Array(2).fill(['/forms?utm_source=newsletter', lead]))
    expect(counted).toEqual(['lead'])
  })

  test('sends waiting leads, oldest first, and empties the outbox', async () => {
    localStorage.setItem('i18nextLng', 'nl')
    storeLead({ ...lead, phone: 'second' }, 2000)
    storeLead({ ...lead, phone: 'first' }, 1000)
    jest.spyOn(Date, 'now').mockReturnValue(12_000)
    await retryLeads('/forms')
    expect(post.mock.calls.map(([, body]) => body.phone)).toEqual(['first', 'second'])
    expect({ ...localStorage }).toEqual({ i18nextLng: 'nl' })
  })

  test('happens three times, each after a longer wait, because pages may follow within seconds', async () => {
    post.mockResolvedValueOnce(failed)
    await sendLead('/forms', lead)
    post.mockClear().mockResolvedValue(failed)
    const start = Date.now()
    const postsAfter = async (minutes: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(start + minutes * 60_000)
      await retryLeads('/forms')
      return post.mock.calls.length
    }
    for (const [minutes, posts] of [
      [0, 1],
      [0.9, 1],
      [1, 2],
      [10.9, 2],
      [11, 3],
    ] as const)
      expect(await postsAfter(minutes)).toBe(posts)
    expect(pendingKeys()).toHaveLength(1)
    expect(await postsAfter(60)).toBe(3)
    expect(pendingKeys()).toEqual([])
  })

  test('waits while a request may be under way: a page that was left during it has recorded no failure', async () => {
    const start = Date.now()
    const postsAfter = async (seconds: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(start + seconds * 1000)
      await retryLeads('/forms')
      return post.mock.calls.length
    }
    storeLead(lead, start)
    post.mockReturnValue(new Promise(() => {}))
    expect(await postsAfter(0)).toBe(0)
    expect(await postsAfter(9.9)).toBe(0)
    // The page is left during the retry too.
    jest.spyOn(Date, 'now').mockReturnValue(start + 10_000)
    retryLeads('/forms')
    await new Promise((resolve) => setTimeout(resolve))
    expect(post).toHaveBeenCalledTimes(1)
    expect(await postsAfter(19.9)).toBe(1)
  })

  test('has used its attempt before the request, because the tab may close during it', async () => {
    storeLead(lead, Date.now() - 10_000)
    post.mockImplementation(async () => {
      expect(readEntry(pendingKeys()[0] ?? '')).toMatchObject({ retries: 1 })
      return failed
    })
    await retryLeads('/forms')
    expect(post).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['sent', { since: Date.now() + 3_600_000, retries: 0 }],
    ['retried', { since: Date.now(), retries: 1, retriedAt: Date.now() + 24 * 3_600_000 }],
  ])('does not wait if a lead was %s while the clock was ahead', async (_what, times) => {
    localStorage.setItem(`${outboxPrefix}1`, JSON.stringify({ lead, ...times }))
    await retryLeads('/forms')
    expect(post).toHaveBeenCalledTimes(1)
  })

  test(`stops after ${outboxLimits.maxAgeHours} hours`, async () => {
    const limit = Date.now() - outboxLimits.maxAgeHours * 3_600_000
    storeLead(lead, limit - 1000)
    storeLead(lead, limit + 60_000)
    await retryLeads('/forms')
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
    await retryLeads('/forms')
    expect(post).not.toHaveBeenCalled()
    expect(pendingKeys()).toEqual([])
  })

  test('skips a lead that another tab is sending', async () => {
    const held = new Set<string>()
    const request = async (name: string, options: LockOptions, work: (lock: unknown) => unknown) => {
      if (options.ifAvailable && held.has(name)) return work(null)
      held.add(name)
      await work({})
      held.delete(name)
    }
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    post.mockReturnValueOnce(new Promise(() => {}))
    // The first tab holds the lock until its request ends.
    sendLead('/forms', lead)
    await new Promise((resolve) => setTimeout(resolve))
    await retryLeads('/forms')
    Reflect.deleteProperty(navigator, 'locks')
    expect(post).toHaveBeenCalledTimes(1)
    expect(pendingKeys()).toHaveLength(1)
  })
})

test(`The outbox holds ${outboxLimits.maxEntries} leads; the oldest are removed`, () => {
  for (let number = 0; number < outboxLimits.maxEntries + 5; number++)
    storeLead({ ...lead, phone: String(number) }, 1_700_000_000_000 + number)
  const phones = pendingKeys().map((key) => JSON.parse(localStorage.getItem(key) ?? '').lead.phone)
  expect(phones).toEqual(Array.from({ length: outboxLimits.maxEntries }, (_, index) => String(index + 5)))
})
