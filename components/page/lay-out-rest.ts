import { whenIdle } from '@/lib/when-shown'

/**
 * Lays out the blocks that are still far from the view, one at a time, whenever there is nothing else to do: pictures of the
 * whole page show them all.
 */
export function layOutRest(): void {
  const block = document.querySelector('.far-block')
  if (!block) return
  block.classList.remove('far-block')
  whenIdle(layOutRest)
}
