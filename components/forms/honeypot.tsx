/** The name of the honeypot. A form sends nothing if it is filled in. */
export const honeypotName = 'leaveEmpty'

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
