/** The name of the field that people never see; a form in which it is filled sends nothing. */
const honeypotName = 'leaveEmpty'

/** Whether something filled the hidden field of a form. */
export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(honeypotName))
}

/** A field for machines that fill whatever they find. Hidden from view, keyboard, autofill and assistive technology. */
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
