import type { Locale } from '../i18n/locales'
import towns from './towns.json' with { type: 'json' }

/** A commune and its mark on the map of its city (coverage-maps.ts). */
type Town = { name: string; x: number; y: number }

/** Colours of glazed tiles, as token names (app/globals.css). */
type TileColour = 'forest' | 'ink' | 'lake' | 'limestone' | 'moss' | 'mustard' | 'stone' | 'wine'

type CityEntry = {
  /** Marketing range of gross income, EUR a month. */
  income: { min: number; max: number }
  /** Properties under management, shown as "n+". */
  properties: number
  /** WGS84 degrees. */
  latitude: number
  longitude: number
  /** Layout: `process` (steps, guarantees, two testimonials) or `checklist` (services, one testimonial, closing call). */
  blocks: 'process' | 'checklist'
  /** The lozenges of its roof: their width in px; ground, outer, middle and inner colour. */
  tiles: { cell: number; colours: readonly [TileColour, TileColour, TileColour, TileColour] }
  /** Languages whose page also shows the Morvan statistics. */
  morvanStats?: readonly Locale[]
}

/**
 * The cities, in the order of menus and cards, by their path segment, which is the same in every language. A city is one
 * entry here, its copy in `messages` under the same name, and its poster; `npm run check` reports what is missing.
 */
export const cities = {
  dijon: {
    income: { min: 1500, max: 2500 },
    properties: 25,
    latitude: 47.322,
    longitude: 5.041,
    blocks: 'checklist',
    tiles: { cell: 14, colours: ['ink', 'mustard', 'wine', 'moss'] },
  },
  autun: {
    income: { min: 1200, max: 2000 },
    properties: 18,
    latitude: 46.951,
    longitude: 4.299,
    blocks: 'process',
    tiles: { cell: 18, colours: ['wine', 'limestone', 'forest', 'mustard'] },
  },
  'chateau-chinon': {
    income: { min: 1000, max: 1800 },
    properties: 15,
    latitude: 47.066,
    longitude: 3.935,
    blocks: 'checklist',
    tiles: { cell: 20, colours: ['forest', 'stone', 'moss', 'mustard'] },
    morvanStats: ['nl'],
  },
  'lac-settons': {
    income: { min: 1000, max: 1600 },
    properties: 15,
    latitude: 47.183,
    longitude: 4.067,
    blocks: 'process',
    tiles: { cell: 18, colours: ['lake', 'limestone', 'forest', 'mustard'] },
  },
  'lac-panneciere': {
    income: { min: 900, max: 1500 },
    properties: 12,
    latitude: 47.154,
    longitude: 3.896,
    blocks: 'process',
    tiles: { cell: 22, colours: ['lake', 'mustard', 'moss', 'limestone'] },
  },
} as const satisfies Record<string, CityEntry>

export type CitySlug = keyof typeof cities

export const citySlugs = Object.keys(cities) as CitySlug[]

/** The cities in menus and footer. Only the home page lists all of them, so that pages do not grow with every city. */
export const menuCities = citySlugs.slice(0, 12)

/** The cities in the contact block: the towns, then the lakes, best known first in each; then all others. */
export const contactCities = [
  ...new Set<CitySlug>(['dijon', 'autun', 'chateau-chinon', 'lac-panneciere', 'lac-settons', ...menuCities]),
]

/** An entry with the communes of its coverage block. */
export type City = CityEntry & { towns: readonly Town[] }

/** A city, typed as `City` instead of by its literal values. */
export const cityOf = (slug: CitySlug): City => ({ ...cities[slug], towns: towns[slug] })
