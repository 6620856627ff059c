/**
 * Pre-paint script: loads the fonts, by their names in the style sheet, before the first frame of a page that was reached
 * from another of ours. They are in the cache, so its text never shows in a fallback font. On the first page they would
 * delay the poster.
 */
export default function loadFonts({ families }: { families: readonly string[] }): void {
  if (!document.referrer.startsWith(`${location.origin}/`)) return
  for (const family of families) document.fonts.load(`1em ${family}`).catch(() => undefined)
}
