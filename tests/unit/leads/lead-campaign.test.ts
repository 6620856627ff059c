import { waitingKeys } from '@/lib/leads/outbox'
import type { EstimatorLead } from '@/lib/leads/payloads'
import { postLead } from '@/lib/leads/post-lead'
import { retryLeads } from '@/lib/leads/retry-leads'
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
let stop: () => void

beforeEach(() => {
  newSession()
  localStorage.clear()
  post.mockReset().mockResolvedValue({ kind: 'sent' })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  counted = []
  stop = onAnnounced((event) => counted.push(event))
})
afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

test('a lead reaches its receiver with the campaign in the query and the body as it is, and is counted', async () => {
  visit('/?utm_source=newsletter')
  await sendLead('/forms', lead)
  expect(post).toHaveBeenCalledWith('/forms?utm_source=newsletter', lead)
  expect(counted).toEqual(['lead'])
})

test('a lead that failed is tried again with the campaign it came by, and counted when it arrives', async () => {
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

test('a lead of who asks not to be followed goes without a campaign', async () => {
  refuse('globalPrivacyControl')
  visit('/?utm_source=newsletter')
  await sendLead('/forms', lead)
  expect(post).toHaveBeenCalledWith('/forms', lead)
})

test('a refused lead is not counted', async () => {
  post.mockResolvedValue({ kind: 'refused', status: 422 })
  await sendLead('/forms', lead)
  expect(counted).toEqual([])
})
