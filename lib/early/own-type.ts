/**
 * A script for the start of the body, as text. Our fonts may come after the first paint, and although what stands
 * in for them is as wide (app/fallback-fonts.css), now and then a word goes to another line in ours, and all below
 * may move while it is read. So `<html data-type>` keeps the text in the stand-ins until all fonts are there; then,
 * before the next frame, a block in view whose lines changed gets narrower or wider spaces, by at most a fifth of a
 * letter, until they are as before. What gets higher above the view moves nothing in it, which Chromium does not see to
 * after a visit by an anchor.
 *
 * The fonts come in as faces of other names, "Own figtree", made after the page's own `@font-face` rules: a page that
 * gets a face is laid out again, one that gets another list of families is styled again as well, 150 ms more of a slow
 * phone. Without scripts the browser swaps the fonts by itself and the few lines move.
 */
export const ownTypeScript = `((html, range) => {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => (sheet.href ? [] : [...sheet.cssRules]))
    .filter((rule) => rule instanceof CSSFontFaceRule && !rule.cssText.includes('local('))
    .map(({ style }) => {
      const [family, src, weight] = ['font-family', 'src', 'font-weight'].map((name) => style.getPropertyValue(name))
      return new FontFace('Own ' + family.replace(/["']/g, ''), src, { weight })
    })
  if (faces.length === 0) return
  let begun = false
  html.dataset.type = 'stand-in'
  requestAnimationFrame(() => { begun = true })
  const spacings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((n) => [-n / 50 + 'em', n / 50 + 'em']).concat('')
  const linesOf = (block) => {
    range.selectNodeContents(block)
    return [...range.getClientRects()].map(({ top }) => top)
  }
  const isInView = (block) => {
    const { top, bottom } = block.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  Promise.allSettled(faces.map((face) => face.load())).then(() => {
    // Nothing to compare when the fonts are there ahead of the first frame, as on every page after the first.
    const blocks = begun ? document.querySelectorAll('h1, h2, h3, p, li, dt, dd, label') : []
    const painted = [...blocks]
      .filter((block) => block.checkVisibility?.({ contentVisibilityAuto: true }) && isInView(block))
      .map((block) => [block, linesOf(block)])
    const [read] = painted.find(([block]) => block.closest('main')) ?? []
    const place = read?.getBoundingClientRect().top
    faces.forEach((face) => document.fonts.add(face))
    html.dataset.type = 'own'
    for (const [block, before] of painted) {
      const isAsBefore = () => {
        const now = linesOf(block)
        return now.length === before.length && now.every((top, line) => Math.abs(top - before[line]) < 8)
      }
      for (const spacing of spacings) {
        if (isAsBefore()) break
        block.style.wordSpacing = spacing
      }
    }
    if (read && scrollY) scrollBy({ top: read.getBoundingClientRect().top - place, behavior: 'instant' })
  })
})(document.documentElement, document.createRange())`
