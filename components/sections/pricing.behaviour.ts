import { startMessage } from '@/lib/leads/drafts.browser'
import { formNames } from '@/lib/leads/form-names'

/**
 * Starts the message of the contact form with the sentence of a plan whose link is pressed (`a[data-plan-sentence]`). Another
 * plan replaces the sentence. A note beside the heading shows it as long as the message begins with it.
 */
export function chosenPlan(): void {
  const sentences = () =>
    Array.from(
      document.querySelectorAll<HTMLElement>('a[data-plan-sentence]'),
      ({ dataset }) => dataset.planSentence ?? '',
    )
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-plan-sentence]')
    if (link) startMessage(link.dataset.planSentence ?? '', sentences())
  }
  const showNote = ({ type, target }: Event) => {
    const note = document.querySelector<HTMLElement>('[data-part="chosen-plan"]')
    const message = document.forms.namedItem(formNames.contact)?.querySelector('textarea')
    if (!note || !message || (target !== message && target !== message.form)) return
    const begun = type === 'reset' ? undefined : sentences().find((text) => message.value.startsWith(text))
    note.textContent = begun ? `${note.dataset.label} ${begun}` : ''
  }
  document.addEventListener('click', onClick)
  for (const type of ['input', 'reset']) document.addEventListener(type, showNote)
}
