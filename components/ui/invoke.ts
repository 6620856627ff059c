type DialogCommand = 'show-modal' | 'close'

/**
 * Attributes by which a button opens or closes a dialog with no script at all. React's types do not know them
 * yet; browsers without them need `obey` on click as well.
 */
export function invoke(command: DialogCommand, dialogId: string) {
  return { command, commandfor: dialogId }
}

/** Does what the attributes of `invoke` ask for where the browser does not know them. */
export function obey(command: DialogCommand, dialog: HTMLDialogElement | null) {
  if (!dialog || 'command' in HTMLButtonElement.prototype) return
  if (command === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}
