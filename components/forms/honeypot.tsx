const name = 'leaveEmpty'

/** A field for bots. Hidden from view, keyboard, autofill and assistive technology. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Empties the honeypot of a form. Returns whether it was filled in; programs that fill in every field belong to people too. */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(name)
  const isFilled = field instanceof HTMLInputElement && field.value !== ''
  if (isFilled) field.value = ''
  return isFilled
}
