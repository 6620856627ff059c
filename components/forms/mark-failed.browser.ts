/** Marks an island whose code has failed: its form is no longer busy, and CSS shows how to reach us. */
export function markFailed(island: HTMLElement): void {
  island.dataset.state = 'failed'
  island.querySelector('form')?.removeAttribute('aria-busy')
}
