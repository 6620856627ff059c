import { editModeScript } from './word-index.browser'

/**
 * Pre-paint script of every build except production: `?now=YYYY-MM-DD` sets the day that the page shows, and the button of
 * the ribbon turns "Edit the words" on or off.
 */
export default function applyPreview(): void {
  const now = new URLSearchParams(location.search).get('now') ?? ''
  if (/^\d{4}-\d\d-\d\d$/.test(now) && !Number.isNaN(Date.parse(now)))
    document.documentElement.dataset.now = now
  document.addEventListener('click', editWords)
}

async function editWords({ target }: Event): Promise<void> {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-ribbon-action="edit"]')
  if (!button) return
  const { toggleEditing }: typeof import('./edit-mode.browser') = await import(editModeScript)
  toggleEditing(button)
}

/** Hides the ribbon's line about an offer that has ended, unless it has on the day shown. */
export const previewStyles = 'html:not([data-offer="ended"]) [data-ribbon-if="offer-ended"] { display: none }'
