import { outboxLimits } from '@/lib/business/limits'
import { keepLead, type OutboxEntry, outboxPrefix, waitingKeys } from '@/lib/leads/outbox'
import type { PostResult } from '@/lib/leads/post-lead'
import { postLead } from '@/lib/leads/post-lead'
import { retryLeads } from '@/lib/leads/retry-leads'
import type { EstimatorLead } from '@/lib/leads/schemas'
import { sendLead } from '@/lib/leads/send-lead'

jest.mock('@/lib/leads/post-lead')
const post = jest.mocked(postLead)

const lead: EstimatorLead = {
  email: 'anne@exemple.fr',
  phone: '0612345678',
  location: 'Autun',
  propertyType: 'f2',
  sleepingCapacity: '4',
  amenities: 'Piscine, Wi-Fi',
  monthlyRevenue: 3375,
  yearlyRevenue: 41063,
  formType: 'Revenue Calculator - FR',
}
const failed: PostResult = { kind: 'failed', reason: 503 }
const sent: PostResult = { kind: 'sent' }

let logged: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  post.mockReset().mockResolvedValue(sent)
  logged = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const put = (name: string, entry: unknown) =>
  localStorage.setItem(outboxPrefix + name, typeof entry === 'string' ? entry : JSON.stringify(entry))
const entry = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  lead,
  since: Date.now(),
  retries: 0,
  ...change,
})

describe('Sending a lead', () => {
  test('keeps the lead before the request and removes it once it has arrived', async () => {
    post.mockImplementation(async () => {
      expect(waitingKeys()).toHaveLength(1)
      return sent
    })
    await sendLead('/forms', lead)
    expect(waitingKeys()).toEqual([])
    expect(logged).not.toHaveBeenCalled()
  })

  test('keeps and logs a lead that failed', async () => {
    post.mockResolvedValue(failed)
    await sendLead('/forms', lead)
    expect(waitingKeys()).toHaveLength(1)
    expect(logged).toHaveBeenCalledWith('Form submission error', 503)
  })

  test('removes and logs a lead that was refused', async () => {
    post.mockResolvedValue({ kind: 'refused', status: 422 })
    await sendLead('/forms', lead)
    expect(waitingKeys()).toEqual([])
    expect(logged).toHaveBeenCalledWith('Form submission error', 422)
  })
})

describe('Retrying', () => {
  test('sends waiting leads, oldest first, and empties the outbox', async () => {
    keepLead({ ...lead, phone: 'second' }, 2000)
    keepLead({ ...lead, phone: 'first' }, 1000)
    jest.spyOn(Date, 'now').mockReturnValue(3000)
    await retryLeads('/forms')
    expect(post.mock.calls.map(([, body]) => body.phone)).toEqual(['first', 'second'])
    expect(waitingKeys()).toEqual([])
  })

  test(`happens at most ${outboxLimits.tries} times`, async () => {
    put('1', entry())
    post.mockResolvedValue(failed)
    for (let visit = 0; visit < outboxLimits.tries + 3; visit++) await retryLeads('/forms')
    expect(post).toHaveBeenCalledTimes(outboxLimits.tries)
    expect(waitingKeys()).toEqual([])
  })

  test(`stops after ${outboxLimits.hours} hours`, async () => {
    const hour = 3_600_000
    put('old', entry({ since: Date.now() - outboxLimits.hours * hour - 1000 }))
    put('new', entry({ since: Date.now() - outboxLimits.hours * hour + 60_000 }))
    await retryLeads('/forms')
    expect(post).toHaveBeenCalledTimes(1)
    expect(waitingKeys()).toEqual([])
  })

  test.each([
    ['unreadable text', '{"lead":'],
    ['another shape', [1, 2]],
    ['an entry without a lead', entry({ lead: { admin: true } })],
    ['a lead from the future', entry({ since: Date.now() + 3_600_000 })],
    ['nothing', 'null'],
  ])('removes %s and sends nothing', async (_name, value) => {
    put('1', value)
    await retryLeads('/forms')
    expect(post).not.toHaveBeenCalled()
    expect(waitingKeys()).toEqual([])
  })

  test('skips a lead that another tab is sending', async () => {
    put('1', entry())
    const request = jest.fn((_name: string, _options: unknown, work: (lock: null) => unknown) => work(null))
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    await retryLeads('/forms')
    Reflect.deleteProperty(navigator, 'locks')
    expect(request).toHaveBeenCalledWith(`${outboxPrefix}1`, { ifAvailable: true }, expect.any(Function))
    expect(post).not.toHaveBeenCalled()
    expect(waitingKeys()).toHaveLength(1)
  })
})

test(`The outbox holds ${outboxLimits.entries} leads; the oldest are removed`, () => {
  for (let number = 0; number < outboxLimits.entries + 5; number++) {
    keepLead({ ...lead, phone: String(number) }, 1_700_000_000_000 + number)
  }
  const phones = waitingKeys().map((key) => JSON.parse(localStorage.getItem(key) ?? '').lead.phone)
  expect(phones).toEqual(Array.from({ length: outboxLimits.entries }, (_, index) => String(index + 5)))
})
