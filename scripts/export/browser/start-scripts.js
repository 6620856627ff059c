// The page's scripts wait in templates. They start once the page has been read to its end and drawn, or at the first
// touch or key: those that have been read by then, the others with the frame.
{
  const early = ['pointerdown', 'touchstart', 'keydown', 'focusin']
  const start = () => {
    for (const type of early) removeEventListener(type, start, true)
    for (const template of document.querySelectorAll('template[data-start]'))
      template.replaceWith(template.content)
  }
  for (const type of early) addEventListener(type, start, true)
  // A task behind the frame, so that asking for the scripts does not keep the frame waiting.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)))
  // A page in the background is not drawn.
  addEventListener('load', () => document.hidden && start())
}
