import { readFileSync } from 'node:fs'
import path from 'node:path'

export type ThemeColours = Readonly<Record<string, string>>

/**
 * The palette by token name (`forest`, `mustard`), for pictures and files that no style sheet reaches. Read
 * from app/globals.css, where the colours stand once. Reads the disk, so it runs at build time only.
 */
export function themeColours(): ThemeColours {
  const styles = readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8')
  return Object.fromEntries(
    [...styles.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, ...pair]) => pair),
  )
}
