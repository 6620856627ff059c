import { Icon } from './icon'

/** The label of a button that leads on: the arrow stays with its last word. */
export function ArrowLabel({ text }: { text: string }) {
  const last = text.lastIndexOf(' ') + 1
  return (
    <span>
      {text.slice(0, last)}
      <span className="unbroken">
        {text.slice(last)}
        <Icon name="arrow" className="-my-1 ml-2 inline size-[1.25em] align-baseline" />
      </span>
    </span>
  )
}
