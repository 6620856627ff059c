import { readFileSync } from 'node:fs'
import path from 'node:path'

export type ThemeColours = Readonly<Record<string, string>>

/**
 * Returns the colours of app/globals.css by token name (`forest`, `primary`), for share images and the manifest, which
 * cannot use a style sheet. Reads the disk, so it is for build time only.
 */
export function themeColours(): ThemeColours {
  const styles = readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8')
  const colours: Record<string, string> = {}
  // A token is a colour, or another token that comes before it.
  for (const [, name = '', colour, token = ''] of styles.matchAll(
    /--color-([a-z-]+): (?:(#[0-9a-f]{6})|var\(--color-([a-z-]+)\));/g,
  ))
    colours[name] = colour ?? colours[token] ?? ''
  return colours
}
