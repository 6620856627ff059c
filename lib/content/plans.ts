/** The two plans, Essential (`standard`) and Prestige: commission and shares of the worked example. Figures are in lib/business. */
export const plans = [
  { key: 'standard', commission: 'commissionEssential', fee: 'feeEssential', kept: 'keptEssential' },
  { key: 'prestige', commission: 'commissionPrestige', fee: 'feePrestige', kept: 'keptPrestige' },
] as const

export type Plan = (typeof plans)[number]

/** The features in which the plans differ, by the owner's question. */
export const planRows = [
  { question: 'door', standard: ['checkin'], prestige: ['keys', 'welcome', 'filmed'] },
  { question: 'night', standard: ['maintenance'], prestige: ['maintenance', 'emergency'] },
  { question: 'answers', standard: ['support'], prestige: ['support', 'concierge'] },
  { question: 'more', standard: [], prestige: ['amenities', 'onDemand', 'reporting', 'social'] },
] as const

/** The features of Essential that Prestige has too. */
export const sharedFeatures = ['bookings', 'cleaning', 'photos', 'pricing', 'tax'] as const
