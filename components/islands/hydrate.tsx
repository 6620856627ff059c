import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { markFailed } from '@/components/islands/mark-island.browser'
import type { IslandName } from './island'
import { ContactForm, Estimator } from './islands'

const islands: Record<IslandName, unknown> = { ContactForm, Estimator }

/** Re-exported so that the page script does not bundle the code that posts leads. */
export { retryLeads } from '@/lib/leads/send-lead.browser'

const controlsOf = (root: HTMLElement): Element[] => [
  ...root.querySelectorAll('input, select, textarea, button, summary'),
]

/** Marks the island's element once its component is interactive. */
function Hydrated({ root, children }: { root: HTMLElement; children: ReactNode }) {
  const [focused] = useState(() => document.activeElement ?? root)
  const [index] = useState(() => controlsOf(root).indexOf(focused))
  useEffect(() => {
    root.dataset.state = 'hydrated'
    const control = controlsOf(root)[index]
    // React replaces the controls if a browser has translated their texts.
    // @see https://github.com/facebook/react/issues/11538
    if (!focused.isConnected && control instanceof HTMLElement) control.focus({ preventScroll: true })
  }, [root, focused, index])
  return children
}

/** Hydrates one island from its props. If that throws, or its component, the form returns to the state of a page without scripts. */
export function hydrate(root: HTMLElement): void {
  const Component = islands[root.dataset.island as IslandName] as ComponentType<object>
  const copy = root.cloneNode(true)
  const onUncaughtError = (error: unknown) => {
    console.error(`The island ${root.dataset.island} failed`, error)
    root.replaceChildren(...copy.childNodes)
    markFailed(root)
    // No code will send this form: it must not be held as busy. Its method sends nothing.
    const form = root.querySelector('form')
    if (form) window.takeOverForm?.(form)
  }
  try {
    const component = <Component {...JSON.parse(root.dataset.props ?? '{}')} />
    // A transition yields to input between its slices.
    startTransition(() => {
      hydrateRoot(root, <Hydrated root={root}>{component}</Hydrated>, { onUncaughtError })
    })
  } catch (error) {
    onUncaughtError(error)
  }
}
