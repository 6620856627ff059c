/** The two plans: commission, shares of the worked example, and features in order. Figures are in lib/business. */
export const plans = [
  {
    key: 'essential',
    commission: 'commissionEssential',
    fee: 'feeEssential',
    kept: 'keptEssential',
    features: ['bookings', 'cleaning', 'checkin', 'maintenance', 'photos', 'pricing', 'support', 'tax'],
  },
  {
    key: 'prestige',
    commission: 'commissionPrestige',
    fee: 'feePrestige',
    kept: 'keptPrestige',
    features: [
      'keys',
      'welcome',
      'filmed',
      'amenities',
      'concierge',
      'support',
      'onDemand',
      'maintenance',
      'emergency',
      'reporting',
      'social',
    ],
  },
] as const

export type Plan = (typeof plans)[number]
