import { readDraft, typeInto } from '@/lib/leads/drafts.browser'
import { formNames } from '@/lib/leads/form-names'
import { isPlainPress } from '../links/plain-press.browser'

/** The notes of links by the texts of their messages, also of links that were there before. */
const notes = new Map<string, string>()

/** The text of a link that a message begins with: the longest, because one may begin with another. Empty if there is none. */
function startOf(message: string): string {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('a[data-message]'))
    notes.set(dataset.message ?? '', dataset.note ?? '')
  const starts = [...notes.keys()].filter((text) => message.startsWith(text))
  return starts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

/**
 * A link to the contact form can start its message (`data-message`), after which the form may say what it is about (`data-note`).
 * Such a link moves on to the first required field that is empty. The text of another link replaces that of the first; the
 * visitor's own text stays, also that of a draft which no code has restored yet. The note is there as long as the message
 * begins with the text.
 */
export function startedMessage(): void {
  document.addEventListener('click', onClick)
  for (const type of ['input', 'reset']) document.addEventListener(type, showNote)
}

const contact = () => {
  const form = document.forms.namedItem(formNames.contact)
  return { form, message: form?.querySelector('textarea'), note: document.getElementById('contact-note') }
}

function onClick(event: MouseEvent): void {
  const { target } = event
  const link = target instanceof Element && target.closest<HTMLElement>('a[data-message]')
  const { form, message, note } = contact()
  if (!link || !form || !message || !note || !isPlainPress(event)) return
  const { message: text = '', email = '' } = link.dataset
  message.value ||= String(readDraft(form.dataset.draft ?? '')[message.name] ?? '')
  const ownText = message.value.slice(startOf(message.value).length).trimStart()
  typeInto(message, `${text}\n\n${ownText}`)
  const address = form.elements.namedItem('email')
  if (email && address instanceof HTMLInputElement && !address.value) typeInto(address, email)
  // The browser takes the focus away when it has followed the link.
  setTimeout(() => {
    const top = note.textContent ? note : form
    top.scrollIntoView({ behavior: 'instant' })
    const next = form.querySelector<HTMLElement>(':is(input, textarea):invalid') ?? message
    next.focus({ preventScroll: true })
  })
}

function showNote({ type, target }: Event): void {
  const { form, message, note } = contact()
  if (!note || !message || (target !== message && target !== form)) return
  const text = type === 'reset' ? '' : (notes.get(startOf(message.value)) ?? '')
  // The same text again would be announced again.
  if (note.textContent !== text) note.textContent = text
}
