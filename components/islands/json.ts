import { isDeepStrictEqual } from 'node:util'

/** What JSON can hold without a loss. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * The props of an island as JSON. Throws if one would not survive: a function, a date, `undefined`, a React element,
 * alone or inside another value.
 */
export function propsAsJson(island: string, props: object): string {
  const json = JSON.stringify(props)
  const kept = JSON.parse(json)
  for (const [name, value] of Object.entries(props))
    if (!Object.hasOwn(kept, name) || !isDeepStrictEqual(kept[name], value))
      throw new Error(
        `The prop ${name} of the island ${island} is not JSON. Pass finished text, numbers or null.`,
      )
  return json
}
