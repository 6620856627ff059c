import localFont from 'next/font/local'

/**
 * The files are made by scripts/subset-fonts.ts: the characters of our languages only. `swap`: who comes for the
 * first time on a slow line reads in a face of their system, and a moment later in ours. What keeps the text in its
 * place then: app/fallback-fonts.css and lib/early/own-type.ts.
 */
export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: false,
})

/** One weight stands for all: drawn for headings, and never thickened by the browser. */
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: false,
})
