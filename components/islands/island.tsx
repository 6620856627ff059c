import { isDeepStrictEqual } from 'node:util'
import type { ComponentProps, ComponentType } from 'react'
import { ContactForm, Estimator } from './islands'

const islands = { ContactForm, Estimator }

export type IslandName = keyof typeof islands

/** Values that survive a JSON round trip. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

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

type IslandProps<Name extends IslandName> = {
  name: Name
  /** Data only: the browser hydrates the island from its JSON. */
  props: ComponentProps<(typeof islands)[Name]> & { readonly [prop: string]: Json }
}

/**
 * A component that React hydrates, in a page that is otherwise static HTML. The export's script hydrates it from the
 * data written here (./hydrate.tsx); in `next dev` Next does.
 */
export function Island<Name extends IslandName>({ name, props }: IslandProps<Name>) {
  const Component = islands[name] as unknown as ComponentType<object>
  return (
    // React listens on this element. Without the role it becomes clickable for screen readers: Orca read it in a loop.
    <div role="none" data-island={name} data-props={propsAsJson(name, props)}>
      <Component {...props} />
    </div>
  )
}
