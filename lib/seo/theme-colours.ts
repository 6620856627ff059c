import { readFileSync } from 'node:fs'
import path from 'node:path'

export type ThemeColours = Readonly<Record<string, string>>

/**
 * Returns the colours of app/globals.css by token name (`forest`, `mustard`), for share images and the manifest, which
 * cannot use a style sheet. Reads the disk, so it is for build time only.
 */
export function themeColours(): ThemeColours {
  const styles = readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8')
  return Object.fromEntries(
    [...styles.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, ...pair]) => pair),
  )
}
