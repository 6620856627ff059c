import { waitingKeys } from '@/lib/leads/outbox'
import { postLead } from '@/lib/leads/post-lead'
import { retryLeads } from '@/lib/leads/retry-leads'
import type { EstimatorLead } from '@/lib/leads/schemas'
import { sendLead } from '@/lib/leads/send-lead'
import { type CountedEvent, onAnnounced } from '@/lib/measure/announce'
import { newSession, refuse, visit } from '../measure/visit'

jest.mock('@/lib/leads/post-lead')
const post = jest.mocked(postLead)

const lead: EstimatorLead = {
  email: 'anne@exemple.fr',
  phone: '0612345678',
  location: 'Autun',
  propertyType: 'f2',
  sleepingCapacity: '4',
  amenities: '',
  monthlyRevenue: 3375,
  yearlyRevenue: 41063,
  formType: 'Revenue Calculator - FR',
}

let counted: CountedEvent[]
let end: AbortController

beforeEach(() => {
  newSession()
  localStorage.clear()
  post.mockReset().mockResolvedValue({ kind: 'sent' })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  counted = []
  end = new AbortController()
  onAnnounced((event) => counted.push(event), end.signal)
})
afterEach(() => {
  end.abort()
  jest.restoreAllMocks()
})

test('sends a lead with the campaign in the query and an unchanged body, and counts it', async () => {
  visit('/?utm_source=newsletter')
  await sendLead('/forms', lead)
  expect(post).toHaveBeenCalledWith('/forms?utm_source=newsletter', lead)
  expect(counted).toEqual(['lead'])
})

test('retries a failed lead with the campaign of its own visit, and counts it once it has arrived', async () => {
  visit('/?utm_source=newsletter')
  post.mockResolvedValueOnce({ kind: 'failed', reason: 503 })
  await sendLead('/forms', lead)
  expect(counted).toEqual([])
  newSession()
  visit('/?utm_source=other')
  await retryLeads('/forms')
  expect(post.mock.calls.map(([address]) => address)).toEqual(Array(2).fill('/forms?utm_source=newsletter'))
  expect(counted).toEqual(['lead'])
  expect(waitingKeys()).toEqual([])
})

test('sends a lead without the campaign of a visitor who opts out of tracking', async () => {
  refuse('globalPrivacyControl')
  visit('/?utm_source=newsletter')
  await sendLead('/forms', lead)
  expect(post).toHaveBeenCalledWith('/forms', lead)
})

test('does not count a refused lead', async () => {
  post.mockResolvedValue({ kind: 'refused', status: 422 })
  await sendLead('/forms', lead)
  expect(counted).toEqual([])
})
