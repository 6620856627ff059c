/**
 * Pre-paint script: handles view transitions that the browser skips. Chromium rejects their promises, for example when a
 * prerendered page is activated before it has been rendered, and reports the rejection as an uncaught error.
 */
export default function handleSkippedTransitions(): void {
  const ignore = () => {}
  const onNavigation = (event: Event) => {
    const { viewTransition } = event as Event & { viewTransition?: ViewTransition | null }
    viewTransition?.ready.catch(ignore)
    viewTransition?.finished.catch(ignore)
  }
  addEventListener('pageswap', onNavigation)
  addEventListener('pagereveal', onNavigation)
}
