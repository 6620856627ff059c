import localFont from 'next/font/local'

/**
 * The files are made by scripts/subset-fonts.ts: the characters of our languages only. `optional`: a font that
 * is not there with the first paint is used from the next page on, because a swap would move what is being read.
 */
export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'optional',
  adjustFontFallback: 'Arial',
})

/** One weight stands for all: drawn for headings, and never thickened by the browser. */
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})
