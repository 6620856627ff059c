/**
 * The two plans, Essential (`standard`) and Prestige: commission and shares of the worked example, whose figures are in
 * lib/business, and the features that answer each of the owner's questions. Prestige has what is in both plans, too.
 */
export const plans = [
  {
    key: 'standard',
    commission: 'commissionEssential',
    fee: 'feeEssential',
    kept: 'keptEssential',
    answers: [
      ['door', ['checkin']],
      ['night', ['maintenance']],
      ['answers', ['support']],
      ['both', ['bookings', 'cleaning', 'photos', 'pricing', 'tax']],
    ],
  },
  {
    key: 'prestige',
    commission: 'commissionPrestige',
    fee: 'feePrestige',
    kept: 'keptPrestige',
    answers: [
      ['door', ['keys', 'welcome', 'filmed']],
      ['night', ['maintenance', 'emergency']],
      ['answers', ['support', 'concierge']],
      ['more', ['amenities', 'onDemand', 'reporting', 'social']],
    ],
  },
] as const

export type Plan = (typeof plans)[number]
