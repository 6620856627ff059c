let animate: typeof import('framer-motion/dom/mini').animate | undefined

/** Loads the animation; without it the card appears at once. */
export function loadAnimation(): void {
  import('framer-motion/dom/mini').then(
    (motion) => {
      animate = motion.animate
    },
    () => undefined,
  )
}

/** Turns a card over as it appears, unless reduced motion is requested. */
export function flipCard(card: HTMLElement | null): void {
  if (!card || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const transform = ['perspective(75rem) rotateY(-80deg)', 'perspective(75rem) rotateY(0deg)']
  animate?.(card, { opacity: [0, 1], transform }, { duration: 0.3, ease: 'easeOut' })
}
