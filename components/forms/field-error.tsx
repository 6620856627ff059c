import { Icon } from '../ui/icon'

/** The error of a field, which its control is described by. The focus moves to the first one, so none is announced by itself. */
export function FieldError({ id, text }: { id: string; text?: string }) {
  if (!text) return null
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 font-semibold text-small text-accent">
      <Icon name="alert" className="mt-0.5 size-[1.15em]" />
      {/*
        React cannot replace a text beside another element once a browser has translated it.
        @see https://github.com/facebook/react/issues/11538
      */}
      <span>{text}</span>
    </p>
  )
}
