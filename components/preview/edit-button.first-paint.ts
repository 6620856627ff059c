import { editModeScript } from './message-lines.browser'

/** Pre-paint script of a preview: the button of the ribbon turns "Edit the words" on or off. */
export default function watchEditButton(): void {
  document.addEventListener('click', editWords)
}

async function editWords({ target }: Event): Promise<void> {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-ribbon-action="edit"]')
  if (!button) return
  const { toggleEditing }: typeof import('./edit-mode.browser') = await import(editModeScript)
  toggleEditing(button)
}
