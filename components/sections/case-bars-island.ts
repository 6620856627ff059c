'use client'

import { lazyNear } from '../ui/lazy-near'
import type { CaseBarsProps } from './case-bars'

/** The bars' code comes when the section of case studies does. */
export const CaseBarsIsland = lazyNear<CaseBarsProps>(() => import('./case-bars'), 'cases')
