import { amenities, propertyTypes } from '@/lib/business/estimate'
import { citySlugs } from '@/lib/content/cities'
import { factNames } from '@/lib/content/facts'
import { personKeys } from '@/lib/content/people'
import { contactSchemas } from '@/lib/leads/schemas'
import type { Message, Problem } from './message'
import { nearest } from './nearest'

type Catalogue = {
  /** What an entry is, and where entries are. */
  entry: string
  source: string
  names: readonly string[]
  /** The groups of messages that have copy for each entry. */
  groups: readonly string[]
  /** Other groups beside the entries, and keys that an entry may lack. */
  others?: readonly string[]
  optional?: readonly string[]
}

const fields = Object.values(contactSchemas).flatMap(({ shape }) => Object.keys(shape))

const catalogues: readonly Catalogue[] = [
  {
    entry: 'city',
    source: 'lib/content/cities.ts',
    names: citySlugs,
    groups: ['cities', 'city.heroes', 'coverage', 'zones.items', 'seo'],
    others: ['home', 'pricing', 'contact', 'share'],
  },
  {
    entry: 'owner',
    source: 'lib/content/people.ts',
    names: personKeys,
    groups: ['people'],
    optional: ['rangeNote'],
  },
  { entry: 'fact', source: 'lib/content/facts.ts', names: factNames, groups: ['facts.labels'] },
  { entry: 'amenity', source: 'lib/business/estimate.ts', names: amenities, groups: ['amenities'] },
  {
    entry: 'property type',
    source: 'lib/business/estimate.ts',
    names: propertyTypes,
    groups: ['propertyTypes'],
  },
  { entry: 'field', source: 'lib/leads/schemas.ts', names: [...new Set(fields)], groups: ['contact.fields'] },
]

/** The first name and the rest of each key in a group: `hero.title` in `home` is `hero` and `title`. */
const inGroup = (messages: readonly Message[], group: string) =>
  messages
    .filter(({ key }) => key.startsWith(`${group}.`))
    .map((message) => {
      const [name = '', ...rest] = message.key.slice(group.length + 1).split('.')
      return { ...message, name, rest: rest.join('.') }
    })

function checkGroup(messages: readonly Message[], catalogue: Catalogue, group: string): Problem[] {
  const { entry, source, names, others = [], optional = [] } = catalogue
  const present = inGroup(messages, group)
  const keys = new Set(present.map(({ key }) => key))
  const model = present.filter(({ name }) => name === names[0])
  const isGroup = model.some(({ rest }) => rest)
  const missing = model
    .filter(({ rest }) => !optional.includes(rest))
    .flatMap(({ locale, file, key: like, rest, text }) =>
      names
        .map((name) => ({ name, key: [group, name, rest].filter(Boolean).join('.') }))
        // A key that only some languages lack is another problem (check.ts).
        .filter(({ key }) => !keys.has(key))
        .map(({ name, key }) => ({
          file,
          key,
          text: `is missing: ${source} has the ${entry} ${name}`,
          fix: `write it in ${locale}, as ${like}: ${JSON.stringify(text)}`,
        })),
    )
  const unknown = present
    .filter(({ name, rest }) => Boolean(rest) === isGroup && ![...names, ...others].includes(name))
    .filter(({ locale, name }, index, all) => {
      const first = all.findIndex((one) => one.locale === locale && one.name === name)
      return first === index
    })
    .map(({ file, name }) => {
      const near = nearest(name, names)
      const fix = near ? `rename it to ${near}` : `add the ${entry} to ${source}, or remove it here`
      return { file, key: `${group}.${name}`, text: `is no ${entry} of ${source}`, fix }
    })
  return [...unknown, ...missing]
}

/** Reports copy that entries of the catalogues lack in every language, and copy of entries that do not exist. */
export const checkCatalogues = (messages: readonly Message[]): Problem[] =>
  catalogues.flatMap((catalogue) =>
    catalogue.groups.flatMap((group) => checkGroup(messages, catalogue, group)),
  )

/** Names of places, which languages share. */
const properNames =
  /^(cities|coverage\..+\.pois|zones\.items\..+\.(region|highlights)|people\..+\.location)\b/

/** Words that are the same in two languages. */
const shared = new Set(
  (
    'Barbecue Contact Description E-mail Home Jacuzzi Label Message Notifications Prestige Preview Sauna Studio ' +
    'Wi-Fi'
  ).split(' '),
)

/** Reports texts that are those of another language: probably not translated yet. */
export function checkTranslated(translations: readonly Message[]): Problem[] {
  return translations.flatMap(({ file, key, text, locale }, index) => {
    const other = translations.slice(0, index).find((one) => one.text === text)
    const hasWords = /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''))
    if (!other || !hasWords || properNames.test(key) || shared.has(text)) return []
    const fix = 'translate it, or add the text to `shared` in scripts/messages/catalogues.ts'
    return [{ file, key, text: `is the same in ${other.locale} and ${locale}`, fix }]
  })
}
