import { readDraft, typeInto } from '@/lib/leads/drafts.browser'
import { formNames } from '@/lib/leads/form-names'
import { isPlainPress } from '../links/plain-press.browser'
import { closeDisclosures } from './disclosures.browser'

/** The texts of links that a message can begin with, also of links that were there before. */
const texts = new Set<string>()

/** The text of a link that a message begins with: the longest, because one may begin with another. Empty if there is none. */
function startOf(message: string): string {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('a[data-message]'))
    texts.add(dataset.message ?? '')
  const starts = [...texts].filter((text) => message.startsWith(text))
  return starts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

/**
 * A link to the contact form can start its message (`data-message`). It moves on to the first required field that is empty, or,
 * after the gate, to the heading of the request: no keyboard opens over it. The
 * text of another link replaces that of the first; the visitor's own text stays, also that of a draft which no code has
 * restored yet. The link of the gate starts a request for an estimate, which the form folds.
 */
export function startedMessage(): void {
  document.addEventListener('click', onClick)
}

function onClick(event: MouseEvent): void {
  const { target } = event
  const link = target instanceof Element && target.closest<HTMLElement>('a[data-message]')
  const form = document.forms.namedItem(formNames.contact)
  const message = form?.querySelector('textarea')
  if (!link || !form || !message || !isPlainPress(event)) return
  const { message: text = '', email = '' } = link.dataset
  message.value ||= String(readDraft(form.dataset.draft ?? '')[message.name] ?? '')
  const ownText = message.value.slice(startOf(message.value).length).trimStart()
  typeInto(message, `${text}\n\n${ownText}`)
  const address = form.elements.namedItem('email')
  if (email && address instanceof HTMLInputElement && !address.value) typeInto(address, email)
  const isRequest = link.closest('form')?.name === formNames.lead
  if (isRequest) {
    // Before the code of the form has loaded.
    form.dataset.estimate = ''
    closeDisclosures(form)
  }
  // The browser takes the focus away when it has followed the link.
  setTimeout(() => {
    const note = isRequest ? document.getElementById('contact-note') : null
    const next = note?.querySelector('h3') ?? form.querySelector<HTMLElement>(':is(input, textarea):invalid')
    ;(note ?? form).scrollIntoView({ behavior: 'instant' })
    ;(next ?? message).focus({ preventScroll: true })
  })
}
