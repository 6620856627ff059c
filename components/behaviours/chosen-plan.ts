import { formNames } from '@/lib/leads/form-names'
import { typeInto } from './type-into'

/**
 * Starts the message of the contact form with the sentence of a plan whose link is pressed (`a[data-plan-sentence]`). Another
 * plan replaces the sentence; the visitor's own text stays.
 */
export function chosenPlan(signal: AbortSignal): void {
  const sentenceOf = (link: HTMLElement) => link.dataset.planSentence ?? ''
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-plan-sentence]')
    const message = document.forms.namedItem(formNames.contact)?.querySelector('textarea')
    if (!link || !message) return
    const sentences = [...document.querySelectorAll<HTMLElement>('a[data-plan-sentence]')].map(sentenceOf)
    const last = sentences.find((sentence) => message.value.startsWith(sentence)) ?? ''
    const ownText = message.value.slice(last.length).trimStart()
    typeInto(message, `${sentenceOf(link)}\n\n`, 0, message.value.length - ownText.length)
  }
  document.addEventListener('click', onClick, { signal })
}
