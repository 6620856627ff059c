/** The name of the honeypot. A form sends nothing if it is filled in. */
const honeypotName = 'leaveEmpty'

/** Whether the honeypot of a form is filled in. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(honeypotName))
}

/** A field that only bots fill in. Hidden from view, keyboard, autofill and assistive technology. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {label}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
