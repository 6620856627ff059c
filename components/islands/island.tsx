import type { ComponentProps, ComponentType } from 'react'
import { ContactForm, Estimator } from './islands'

const islands = { ContactForm, Estimator }

export type IslandName = keyof typeof islands

/** Values that survive a JSON round trip: no function, date, `undefined` or React element. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

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
    // @see https://github.com/facebook/react/issues/20895
    <div role="none" data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
