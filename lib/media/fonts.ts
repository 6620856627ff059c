import localFont from 'next/font/local'

/**
 * The files hold the characters of our languages only (scripts/write-fonts.ts). Until they have loaded, text shows in a
 * fallback font of the same width (app/fallback-fonts.css). Chromium delays the first paint for fonts that are preloaded.
 */
const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

/** One weight serves all: it was drawn for headings, and browsers must not embolden it. */
const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

/** The class of `<html>` that defines both fonts. */
export const fontClass = `${figtree.variable} ${fraunces.variable}`

/** The families of both fonts, as in the style sheet. */
export const fontFamilies = [figtree, fraunces].map(({ style }) => style.fontFamily)
