import { editModeScript } from '../edit/addresses'
import { withStorage } from '../storage'
import { onShownLater } from '../when-shown'

/** Session storage key: the ribbon was hidden in this tab. */
const hiddenRibbonKey = 'hiddenRibbon'

/**
 * Pre-paint script of every build except production: `?now=YYYY-MM-DD` sets the day that the page shows, and a ribbon that
 * was hidden in this tab stays hidden.
 */
export default function applyPreview(): void {
  const html = document.documentElement
  const now = new URLSearchParams(location.search).get('now') ?? ''
  if (/^\d{4}-\d\d-\d\d$/.test(now) && !Number.isNaN(Date.parse(now))) html.dataset.now = now
  const hideHiddenRibbon = () => {
    if (withStorage(() => sessionStorage.getItem(hiddenRibbonKey))) html.dataset.ribbon = 'hidden'
  }
  hideHiddenRibbon()
  onShownLater(hideHiddenRibbon)
  document.addEventListener('click', onRibbonClick)
}

function onRibbonClick({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-ribbon-action]')
  if (!button) return
  if (button.dataset.ribbonAction === 'copy') copyAddress(button.nextElementSibling)
  if (button.dataset.ribbonAction === 'edit') editWords(button)
  if (button.dataset.ribbonAction === 'hide') hideRibbon()
}

/** Turns "Edit the words" on or off. The export of a preview has its files (scripts/export/edit-mode.ts). */
async function editWords(button: HTMLElement): Promise<void> {
  const { toggleEditing }: typeof import('../edit/toggle-editing') = await import(editModeScript)
  await toggleEditing(button)
}

/** Copies the address of the page and confirms it in `output`; shows the address there if the clipboard is blocked. */
async function copyAddress(output: Element | null): Promise<void> {
  if (!(output instanceof HTMLElement)) return
  const isCopied = await Promise.resolve(
    navigator.clipboard?.writeText(location.href).then(() => true),
  ).catch(() => false)
  output.textContent = isCopied ? (output.dataset.copied ?? '') : location.href
}

function hideRibbon(): void {
  document.documentElement.dataset.ribbon = 'hidden'
  withStorage(() => sessionStorage.setItem(hiddenRibbonKey, 'yes'))
}

/** Rules of a preview: the hidden ribbon, and the ribbon's line about an offer that has ended on the day shown. */
export const previewStyles = `html[data-ribbon="hidden"] [data-part="preview-ribbon"],
html:not([data-offer="ended"]) [data-ribbon-if="offer-ended"],
html[data-offer="ended"] [data-ribbon-if="offer-runs"] { display: none }`
