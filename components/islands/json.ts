/** What JSON can hold without a loss. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Whether JSON keeps a value as it is; arrays and plain objects are checked entry by entry. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return false
  const prototype = Object.getPrototypeOf(value)
  return (
    Array.isArray(value) || ((prototype === Object.prototype || prototype === null) && !('$$typeof' in value))
  )
}

/**
 * The props of an island as JSON. Throws with the path of the first value that would not survive: a function, a date,
 * `undefined`, a React element.
 */
export function propsAsJson(island: string, props: object): string {
  const check = (value: unknown, path: string): void => {
    if (!isJson(value))
      throw new Error(
        `The prop ${path} of the island ${island} is not JSON. Pass finished text, numbers or null.`,
      )
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) check(part, path ? `${path}.${key}` : key)
  }
  check(props, '')
  return JSON.stringify(props)
}
