/** The two plans with every inclusion of SPEC.md section 9, in its order. */
export const plans = [
  {
    key: 'standard',
    features: ['bookings', 'cleaning', 'checkin', 'maintenance', 'photos', 'pricing', 'support', 'tax'],
  },
  {
    key: 'prestige',
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
