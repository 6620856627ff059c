import { getTranslations } from 'next-intl/server'
import { type Person, type PersonKey, people } from '@/lib/content/people'

/** Labels the card of an invented owner as an example. Renders nothing for a real owner. */
export async function ExampleLabel({ person }: { person: PersonKey }) {
  const { example }: Person = people[person]
  if (!example) return null
  const t = await getTranslations(`people.${person}`)
  // The type has the key only while there is an example.
  const label = t('example' as never)
  return (
    <span data-part="example-label" className="whitespace-nowrap font-normal font-sans text-tiny text-muted">
      {label}
    </span>
  )
}
