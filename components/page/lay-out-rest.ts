import { whenIdle } from '@/lib/when-shown'

/**
 * Lays out the blocks that are still far from the view, one at a time, whenever there is nothing else to do: pictures of the
 * whole page show them all.
 */
export function layOutRest(): void {
  const block = document.querySelector('.far-block')
  if (!block) return
  // Asked where its content is, the browser lays the block out; painting it is left to another moment.
  block.firstElementChild?.getBoundingClientRect()
  whenIdle(() => {
    block.classList.remove('far-block')
    whenIdle(layOutRest)
  })
}
