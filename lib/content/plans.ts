import { defaultLocale } from '../i18n/locales'
import { loadMessages } from '../i18n/messages'

/** The two plans: commission and shares of the worked example. Figures are in lib/business. */
export const plans = [
  { key: 'essential', commission: 'commissionEssential', fee: 'feeEssential', kept: 'keptEssential' },
  { key: 'prestige', commission: 'commissionPrestige', fee: 'feePrestige', kept: 'keptPrestige' },
] as const

export type Plan = (typeof plans)[number]

/** The features of a plan, in the order of the French messages. */
export const featuresOf = (plan: Plan['key']) =>
  Object.keys(loadMessages(defaultLocale).pricing.plans[plan].features)
