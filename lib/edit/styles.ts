const panel = '[data-part="edit-links"]'
const open = `html:has(${panel}[data-state="open"])`

/** The rules of "Edit the words". They come with its script: no style sheet of the site has them. */
export const editStyles = `
[data-edit-target] {
  outline: 3px solid var(--color-accent); outline-offset: 3px; cursor: pointer;
  box-shadow: 0 0 0 3px var(--color-surface), 0 0 0 9px var(--color-surface)
}
/* A card whose link covers it. */
${open} a::after { pointer-events: none }
/* What takes the focus is not hidden behind the panel. */
${open} { scroll-padding-bottom: 64svh }
${open} body { padding-bottom: 64svh }
${panel} {
  position: fixed; inset: auto 0 0 auto; z-index: 60; display: flex; flex-direction: column;
  width: min(100%, 30rem); max-height: 62svh; border: solid var(--color-muted); border-width: 1px 0 0 1px; border-radius: 3px 0 0 0;
  background: var(--color-primary); color: var(--color-on-primary);
  font-size: var(--text-small); line-height: 1.5; text-align: left
}
${panel}[data-side="left"] { inset: auto auto 0 0; border-width: 1px 1px 0 0; border-radius: 0 3px 0 0 }
${panel} header { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; padding: .5rem 1rem }
${panel} h2 { margin-right: auto; color: var(--color-highlight); font: inherit; font-weight: 600 }
${panel} h2:focus-visible { outline: none }
${panel} .edit-body { overflow-y: auto; overscroll-behavior: contain; padding: 0 1rem 1rem }
${panel}[data-state="closed"] .edit-body { display: none }
${panel} :is(button, summary) {
  min-height: 2.75rem; padding: .25rem .5rem; border: 1px solid currentColor; border-radius: 3px;
  text-align: left; cursor: pointer
}
${panel} summary { display: flex; align-items: center }
${panel} :is(button, a, summary):hover { color: var(--color-highlight) }
${panel} :focus-visible { outline: 3px solid var(--color-highlight); outline-offset: 2px }
${panel} label { display: block; margin-top: 1rem; font-weight: 600 }
${panel} input {
  width: 100%; min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid var(--color-edge);
  border-radius: 3px; background: var(--color-card); color: var(--color-foreground); font: inherit
}
${panel} :is(article + article, details) {
  margin-top: 1rem; padding-top: 1rem; border-top: 1px solid currentColor
}
${panel} :is(h3, h4) { color: inherit; font: inherit; font-weight: 600 }
${panel} :is(h4, article + button) { margin-top: .75rem }
${panel} li { padding-block: .25rem }
${panel} li > button { width: 100% }
${panel} .edit-languages li { display: grid; grid-template-columns: 2.5rem 1fr; align-items: baseline }
${panel} .edit-languages .edit-location { grid-column: 2; justify-self: start }
${panel} abbr { font-weight: 600; text-decoration: none }
${panel} a { display: inline-block; min-height: 1.5rem; text-decoration: underline; text-underline-offset: 4px }
${panel} :is(code, .edit-location, p, button, h3) { overflow-wrap: anywhere }
.edit-spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
`
