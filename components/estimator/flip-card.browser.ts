let motion: typeof import('framer-motion/dom/mini') | null = null

/** Loads the animation; without it the card appears at once. */
export async function loadAnimation(): Promise<void> {
  motion = await import('framer-motion/dom/mini').catch(() => null)
}

/** Turns a card over as it appears, unless reduced motion is requested. */
export function flipCard(card: HTMLElement | null): void {
  if (!card || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const transform = ['perspective(75rem) rotateY(-80deg)', 'perspective(75rem) rotateY(0deg)']
  motion?.animate(card, { opacity: [0, 1], transform }, { duration: 0.3, ease: 'easeOut' })
}
