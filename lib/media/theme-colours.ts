import { readFileSync } from 'node:fs'
import path from 'node:path'

export type ThemeColours = Readonly<Record<string, string>>

const styleSheet = () => readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8')

/**
 * Returns the colours of app/globals.css by token name (`forest`, `primary`), for share images and the manifest, which
 * cannot use a style sheet. Reads the disk, so it is for build time only. Throws if a token is neither a colour of six
 * digits nor an earlier token.
 */
export function themeColours(styles = styleSheet()): ThemeColours {
  const colours: Record<string, string> = {}
  for (const [, name = '', value = ''] of styles.matchAll(/--color-([\w-]+): ([^;]+);/g)) {
    const token = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1]
    const colour = token ? colours[token] : /^#[\da-f]{6}$/i.exec(value)?.[0]
    if (!colour)
      throw new Error(
        `app/globals.css: --color-${name} is ${value}. Write a colour such as #1f4033, or var(--color-...) of a token above it.`,
      )
    colours[name] = colour
  }
  return colours
}
