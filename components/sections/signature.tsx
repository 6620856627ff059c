import { getTranslations } from 'next-intl/server'
import { type PersonKey, people } from '@/lib/content/people'
import { ExampleLabel } from './example-label'

/** Name, property and location of an owner; `className` styles the name. */
export async function Signature({ person, className }: { person: PersonKey; className: string }) {
  const words = await getTranslations(`people.${person}`)
  return (
    <p>
      <span className={`mr-3 ${className}`}>{people[person].name}</span>
      <ExampleLabel person={person} />
      <span className="block text-muted text-small">
        {words('property')}, {words('location')}
      </span>
    </p>
  )
}
