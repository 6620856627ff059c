import { readFileSync } from 'node:fs'

/** The call by which sonner puts its style sheet in the page when its code arrives. */
const injection = /^__insertCSS\((".*")\);$/m

/**
 * The texts of the `<style>` that sonner injects: first empty, then filled. Takes them from its module.
 * Throws when they are no longer found there.
 */
export function toastStyles(file = 'node_modules/sonner/dist/index.mjs'): string[] {
  const literal = injection.exec(readFileSync(file, 'utf8'))?.[1]
  if (!literal) throw new Error(`${file} no longer injects its style as one string.`)
  return ['', JSON.parse(literal) as string]
}
