import { useEffect } from 'react'

/**
 * Lets a message begin with the sentence of the plan that was chosen (`a[data-plan]`), also when it was chosen before
 * hydration (lib/early/early-input.ts). Another plan takes the place of the first; what was written stays.
 */
export function useChosenPlan(
  sentences: readonly string[],
  beginMessage: (begin: (message: string) => string) => void,
): void {
  useEffect(() => {
    const root = document.documentElement
    const apply = () => {
      const { plan } = root.dataset
      if (!plan) return
      delete root.dataset.plan
      beginMessage((message) => {
        const other = sentences.find((sentence) => message.startsWith(sentence))
        return `${plan}\n\n${message.slice(other?.length ?? 0).trimStart()}`
      })
    }
    apply()
    document.addEventListener('click', apply)
    return () => document.removeEventListener('click', apply)
  }, [sentences, beginMessage])
}
