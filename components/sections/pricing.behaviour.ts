import { startMessage } from '@/lib/browser/leads/start-message'

/**
 * Starts the message of the contact form with the sentence of a plan whose link is pressed (`a[data-plan-sentence]`). Another
 * plan replaces the sentence.
 */
export function chosenPlan(signal: AbortSignal): void {
  const sentenceOf = (link: HTMLElement) => link.dataset.planSentence ?? ''
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-plan-sentence]')
    if (!link) return
    const links = document.querySelectorAll<HTMLElement>('a[data-plan-sentence]')
    startMessage(sentenceOf(link), [...links].map(sentenceOf))
  }
  document.addEventListener('click', onClick, { signal })
}
