import { existsSync } from 'node:fs'
import { firefox } from './firefox'
import type { Engine } from './visitor'
import { webkit } from './webkit'

export const engines: readonly Engine[] = [firefox, webkit]

/** The packages of Debian that an engine still takes on this machine. */
export const missingFor = ({ needs }: Engine): string[] => [
  ...new Set(
    Object.keys(needs)
      .filter((program) => !existsSync(program))
      .map((program) => needs[program] ?? ''),
  ),
]
