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
    <span
      data-part="example-label"
      className="box-decoration-clone rounded-sm border border-edge px-2 py-0.5 font-sans font-semibold text-muted text-small"
    >
      {label}
    </span>
  )
}
