import { amenities, propertyTypes } from '@/lib/business/estimate'
import { citySlugs } from '@/lib/content/cities'
import { personKeys } from '@/lib/content/people'
import { asJson, type Message, type Problem, problemAt } from '@/lib/files/problem'
import { contactSchemas } from '@/lib/leads/schemas'

const fields = Object.values(contactSchemas).flatMap(({ shape }) => Object.keys(shape))

/** What has copy for each of its entries, where its entries are, their names, and the groups of messages with that copy. */
const catalogues: [entry: string, source: string, names: readonly string[], groups: readonly string[]][] = [
  ['city', 'lib/content/cities.ts', citySlugs, ['cities', 'city.heroes', 'coverage', 'areas.items', 'seo']],
  ['owner', 'lib/content/people.ts', personKeys, ['people']],
  ['amenity', 'lib/business/estimate.ts', amenities, ['amenities']],
  ['property type', 'lib/business/estimate.ts', propertyTypes, ['propertyTypes']],
  ['field', 'lib/leads/schemas.ts', [...new Set(fields)], ['contact.fields']],
]

/** Copy that not every entry needs (entries.ts). */
const optional = /^people\..+\.(rangeNote|example)$/

/** Reports copy that entries of the catalogues lack in every language, with that of the first entry as a model. */
export function checkCatalogues(messages: readonly Message[]): Problem[] {
  const keys = new Set(messages.map(({ key }) => key))
  return catalogues.flatMap(([entry, source, names, groups]) =>
    groups.flatMap((group) => {
      const first = `${group}.${names[0]}`
      const model = messages.filter(
        ({ key }) => (key === first || key.startsWith(`${first}.`)) && !optional.test(key),
      )
      return model.flatMap(({ locale, file, key: like, text }) =>
        names
          .map((name) => ({ file, name, key: like.replace(first, `${group}.${name}`) }))
          // A key that only some languages lack is another problem (check.ts).
          .filter(({ key }) => !keys.has(key))
          .map((place) =>
            problemAt(
              place,
              `is missing: ${source} has the ${entry} ${place.name}`,
              `write it in ${locale}, as ${like}: ${asJson(text)}`,
            ),
          ),
      )
    }),
  )
}

/** Names of places, which languages share. */
const properNames =
  /^(cities|coverage\..+\.pois|areas\.items\..+\.(region|highlights)|people\..+\.location)\b/

/** Words that are the same in two languages. */
const shared = new Set(
  (
    'Barbecue Contact Description E-mail Home Jacuzzi Label Message Notifications Prestige Preview Sauna Studio ' +
    'Wi-Fi'
  ).split(' '),
)

/** Reports texts that are those of another language: probably not translated yet. */
export function checkTranslated(translations: readonly Message[]): Problem[] {
  return translations.flatMap((message, index) => {
    const { key, text, locale } = message
    const other = translations.slice(0, index).find((one) => one.text === text)
    const hasWords = /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''))
    if (!other || !hasWords || properNames.test(key) || shared.has(text)) return []
    const fix = 'translate it, or add the text to `shared` in scripts/messages/catalogues.ts'
    return [problemAt(message, `is the same in ${other.locale} and ${locale}`, fix)]
  })
}
