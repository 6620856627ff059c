import { readFileSync } from 'node:fs'
import type { SourceLocation } from '@/lib/edit/word-index'

/** The property or the constant that a line begins with. */
const nameOf = (line: string) => /^\s*(?:export const )?['"]?([\w-]+)['"]?\s*[:=]/.exec(line)?.[1]

/**
 * The line of a property in a TypeScript source, counted from 1: `sourceLine(source, 'dijon', 'income')` is the first
 * `income:` from `dijon:` on. Throws if there is none, because a link to a wrong line misleads.
 */
export function sourceLine(source: string, ...names: string[]): number {
  const lines = source.split('\n')
  let found = 0
  for (const name of names) {
    found = lines.findIndex((line, index) => index >= found && nameOf(line) === name)
    if (found < 0) throw new Error(`There is no line for ${names.join('.')}.`)
  }
  return found + 1
}

/** A property in a file of the repository, with its line: `dijon.income`. */
export function originIn(file: string, ...names: string[]): { name: string } & SourceLocation {
  return { name: names.join('.'), file, line: sourceLine(readFileSync(file, 'utf8'), ...names) }
}
