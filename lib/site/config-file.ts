import { readFileSync } from 'node:fs'
import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

/** The content of a configuration file, and the line of each of its fields. */
export type ConfigFile = { file: string; content: unknown; lineOf: (field: string) => number }

/**
 * Parses a configuration file. Throws an error with the line if it is not JSON. A field that the file does not have is on the
 * line of its group.
 */
export function parseConfig(text: string, file: string): ConfigFile {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const errors: ParseError[] = []
  // A byte-order mark, which editors on Windows write, counts as one character.
  const tree = parseTree(text.replace(/^\uFEFF/, ' '), errors, { disallowComments: true })
  const [error] = errors
  if (error)
    throw new Error(`${file}:${lineAt(error.offset)} is not JSON: ${printParseErrorCode(error.error)}.`)
  const lineOf = (field: string): number => {
    const node = tree && findNodeAtLocation(tree, field.split('.'))
    return node ? lineAt(node.offset) : field.includes('.') ? lineOf(field.replace(/\.\w+$/, '')) : 1
  }
  return { file, content: JSON.parse(text.replace(/^\uFEFF/, '')), lineOf }
}

/** Reads `site.config.json`, or the file that `SITE_CONFIG` names for a trial. */
export function readConfig(file = process.env.SITE_CONFIG || 'site.config.json'): ConfigFile {
  return parseConfig(readFileSync(file, 'utf8'), file)
}
