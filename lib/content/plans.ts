/** The two plans, what each costs, what a stay of the worked example leaves, and every inclusion, in their order. */
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
