import { citySlugs } from '@/lib/content/cities'
import type { Message, Problem } from './message'

/**
 * Reports copy that one city has and another lacks in every language, as a whole group if all of it is missing. The type
 * checker would report each place that shows it. Blocks about a place differ, so they are not compared.
 */
export function checkCities(messages: readonly Message[]): Problem[] {
  const keys = [...new Set(messages.map(({ key }) => key))]
  return messages.flatMap(({ file, key }) => {
    const city = citySlugs.find((slug) => key.split('.').includes(slug))
    if (!city || key.startsWith('citySpecific.')) return []
    const lacking = citySlugs.filter((slug) => !keys.includes(key.replace(city, slug)))
    return lacking.map((slug) => {
      const own = key.replace(city, slug)
      const group = own.slice(0, own.indexOf(slug) + slug.length)
      const missing = keys.some((other) => other.startsWith(`${group}.`)) ? own : group
      return { file, key: missing, text: 'is missing', suggestion: `the copy of ${slug}, as ${city} has it` }
    })
  })
}
