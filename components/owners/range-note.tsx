import { getTranslations } from 'next-intl/server'
import { hasRangeNote, type PersonKey, people } from '@/lib/content/people'
import { UnbrokenWords } from '../ui/unbroken-words'

/** Says why the income of an owner is outside the range of the area. Renders nothing for an income within it. */
export async function RangeNote({ person }: { person: PersonKey }) {
  if (!hasRangeNote(people[person])) return null
  const t = await getTranslations(`people.${person}`)
  // The type has the key only while an owner needs it.
  return <UnbrokenWords text={t('rangeNote' as never)} />
}
