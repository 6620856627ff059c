/** The two plans, what each costs and every inclusion, in their order. */
export const plans = [
  {
    key: 'standard',
    commission: 'commissionEssential',
    features: ['bookings', 'cleaning', 'checkin', 'maintenance', 'photos', 'pricing', 'support', 'tax'],
  },
  {
    key: 'prestige',
    commission: 'commissionPrestige',
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
