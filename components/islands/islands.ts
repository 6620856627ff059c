import { ContactForm, Estimator } from './client-boundary'

/** The islands by their names. */
export const islands = { ContactForm, Estimator }

export type IslandName = keyof typeof islands
