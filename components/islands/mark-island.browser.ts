/** Marks an island whose code has failed: its form is no longer busy, and CSS shows how to reach us. */
export function markFailed(island: HTMLElement): void {
  island.dataset.state = 'failed'
  island.querySelector('form')?.removeAttribute('aria-busy')
}

/** Marks the island of a form that is still busy: CSS shows how to reach us as well, and the form waits on. */
export function markLate(form: HTMLFormElement | null): void {
  const island = form?.closest<HTMLElement>('[data-island]')
  if (!island || !form?.hasAttribute('aria-busy')) return
  const note = island.parentElement?.querySelector('[data-part="no-script-note"]')
  note?.setAttribute('role', 'alert')
  island.dataset.state = 'late'
  note?.scrollIntoView({ block: 'nearest' })
}
