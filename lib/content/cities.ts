import type { Locale } from '../i18n/locales'
import type { PersonKey } from './people'

export type Town = { name: string; latitude: number; longitude: number }

export type City = {
  /** Marketing range of gross income, EUR a month. */
  income: { min: number; max: number }
  /** Properties under management, shown as "n+". */
  properties: number
  latitude: number
  longitude: number
  /** The kind of page: how it works and guarantees, or a checklist and a closing call to action. */
  blocks: 'process' | 'checklist'
  /** What only this place has: the items of its own block, keys under `citySpecific`; none, no block. */
  local: readonly string[]
  /** Its roof: width of a lozenge in px; ground, outer, middle and inner colour as token names. */
  tiles: { cell: number; colours: readonly [string, string, string, string] }
  /** The testimonials of the page, most local first; pages with a checklist show the first alone. */
  testimonials: readonly PersonKey[]
  /** Languages whose page also shows the Morvan statistics. */
  morvanStats: readonly Locale[]
  /** Communes of the coverage block; coordinates are WGS84 degrees of the commune. */
  towns: readonly Town[]
}

/**
 * The places, in the order of menus and cards, by the path segment that names them in every language. A city is one
 * entry here, its copy in `messages` under the same name, and its poster: the type checker names what is missing.
 */
export const cities = {
  dijon: {
    income: { min: 1500, max: 2500 },
    properties: 25,
    latitude: 47.322,
    longitude: 5.041,
    blocks: 'checklist',
    local: [],
    tiles: { cell: 14, colours: ['ink', 'mustard', 'wine', 'moss'] },
    testimonials: ['claire', 'philippe', 'marijke'],
    morvanStats: [],
    towns: [
      { name: 'Fontaine-lès-Dijon', latitude: 47.348, longitude: 5.025 },
      { name: 'Talant', latitude: 47.339, longitude: 4.998 },
      { name: 'Chenôve', latitude: 47.293, longitude: 5.005 },
      { name: 'Marsannay-la-Côte', latitude: 47.279, longitude: 4.984 },
      { name: 'Plombières-lès-Dijon', latitude: 47.339, longitude: 4.95 },
      { name: 'Velars-sur-Ouche', latitude: 47.319, longitude: 4.91 },
      { name: 'Fixin', latitude: 47.248, longitude: 4.966 },
      { name: 'Gevrey-Chambertin', latitude: 47.22, longitude: 4.983 },
      { name: 'Chambolle-Musigny', latitude: 47.187, longitude: 4.944 },
      { name: 'Nuits-Saint-Georges', latitude: 47.146, longitude: 4.939 },
      { name: 'Is-sur-Tille', latitude: 47.526, longitude: 5.102 },
      { name: 'Sombernon', latitude: 47.31, longitude: 4.703 },
    ],
  },
  autun: {
    income: { min: 1200, max: 2000 },
    properties: 18,
    latitude: 46.951,
    longitude: 4.299,
    blocks: 'process',
    local: ['heritage', 'nature', 'access'],
    tiles: { cell: 18, colours: ['wine', 'limestone', 'forest', 'mustard'] },
    testimonials: ['philippe', 'claire', 'marijke'],
    morvanStats: [],
    towns: [
      { name: 'Monthelon', latitude: 46.96, longitude: 4.221 },
      { name: 'Curgy', latitude: 46.989, longitude: 4.383 },
      { name: 'Auxy', latitude: 46.941, longitude: 4.417 },
      { name: 'Antully', latitude: 46.893, longitude: 4.403 },
      { name: 'La Celle-en-Morvan', latitude: 47.007, longitude: 4.178 },
      { name: 'La Grande-Verrière', latitude: 46.969, longitude: 4.141 },
      { name: 'Sully', latitude: 46.988, longitude: 4.457 },
      { name: 'Étang-sur-Arroux', latitude: 46.859, longitude: 4.179 },
      { name: 'Lucenay-l’Évêque', latitude: 47.084, longitude: 4.261 },
      { name: 'Saint-Léger-sous-Beuvray', latitude: 46.919, longitude: 4.092 },
      { name: 'Épinac', latitude: 46.991, longitude: 4.52 },
      { name: 'Cussy-en-Morvan', latitude: 47.093, longitude: 4.164 },
    ],
  },
  'chateau-chinon': {
    income: { min: 1000, max: 1800 },
    properties: 15,
    latitude: 47.066,
    longitude: 3.935,
    blocks: 'checklist',
    local: [],
    tiles: { cell: 20, colours: ['forest', 'stone', 'moss', 'mustard'] },
    testimonials: ['marijke', 'philippe', 'claire'],
    morvanStats: ['nl'],
    towns: [
      { name: 'Saint-Hilaire-en-Morvan', latitude: 47.068, longitude: 3.887 },
      { name: 'Corancy', latitude: 47.106, longitude: 3.96 },
      { name: 'Arleuf', latitude: 47.04, longitude: 4.016 },
      { name: 'Saint-Léger-de-Fougeret', latitude: 47.008, longitude: 3.908 },
      { name: 'Fâchin', latitude: 47.002, longitude: 3.967 },
      { name: 'Lavault-de-Frétoy', latitude: 47.105, longitude: 4.022 },
      { name: 'Onlay', latitude: 46.967, longitude: 3.896 },
      { name: 'Moulins-Engilbert', latitude: 46.973, longitude: 3.812 },
      { name: 'Glux-en-Glenne', latitude: 46.956, longitude: 4.021 },
      { name: 'Villapourçon', latitude: 46.938, longitude: 3.956 },
      { name: 'Saint-Honoré-les-Bains', latitude: 46.9, longitude: 3.854 },
      { name: 'Châtillon-en-Bazois', latitude: 47.056, longitude: 3.658 },
    ],
  },
  'lac-settons': {
    income: { min: 1000, max: 1600 },
    properties: 15,
    latitude: 47.183,
    longitude: 4.067,
    blocks: 'process',
    local: ['summer', 'midSeason', 'winter'],
    tiles: { cell: 18, colours: ['lake', 'limestone', 'forest', 'mustard'] },
    testimonials: ['marijke', 'claire', 'philippe'],
    morvanStats: [],
    towns: [
      { name: 'Montsauche-les-Settons', latitude: 47.214, longitude: 4.034 },
      { name: 'Gien-sur-Cure', latitude: 47.146, longitude: 4.09 },
      { name: 'Moux-en-Morvan', latitude: 47.169, longitude: 4.13 },
      { name: 'Planchez', latitude: 47.143, longitude: 4.026 },
      { name: 'Gouloux', latitude: 47.231, longitude: 4.084 },
      { name: 'Alligny-en-Morvan', latitude: 47.21, longitude: 4.173 },
      { name: 'Ouroux-en-Morvan', latitude: 47.189, longitude: 3.953 },
      { name: 'Saint-Brisson', latitude: 47.268, longitude: 4.095 },
      { name: 'Dun-les-Places', latitude: 47.29, longitude: 4.019 },
      { name: 'Brassy', latitude: 47.264, longitude: 3.934 },
      { name: 'Saint-Agnan', latitude: 47.323, longitude: 4.091 },
      { name: 'Saulieu', latitude: 47.284, longitude: 4.232 },
    ],
  },
  'lac-panneciere': {
    income: { min: 900, max: 1500 },
    properties: 12,
    latitude: 47.154,
    longitude: 3.896,
    blocks: 'process',
    local: ['water', 'fishing', 'quiet'],
    tiles: { cell: 22, colours: ['lake', 'mustard', 'moss', 'limestone'] },
    testimonials: ['marijke', 'philippe', 'claire'],
    morvanStats: [],
    towns: [
      { name: 'Chaumard', latitude: 47.146, longitude: 3.913 },
      { name: 'Montigny-en-Morvan', latitude: 47.145, longitude: 3.862 },
      { name: 'Mhère', latitude: 47.195, longitude: 3.86 },
      { name: 'Ouroux-en-Morvan', latitude: 47.189, longitude: 3.953 },
      { name: 'Blismes', latitude: 47.123, longitude: 3.822 },
      { name: 'Corancy', latitude: 47.106, longitude: 3.96 },
      { name: 'Montreuillon', latitude: 47.172, longitude: 3.792 },
      { name: 'Gâcogne', latitude: 47.233, longitude: 3.878 },
      { name: 'Vauclaix', latitude: 47.227, longitude: 3.818 },
      { name: 'Aunay-en-Bazois', latitude: 47.124, longitude: 3.72 },
      { name: 'Lormes', latitude: 47.29, longitude: 3.825 },
      { name: 'Corbigny', latitude: 47.257, longitude: 3.69 },
    ],
  },
} as const satisfies Record<string, City>

export type CitySlug = keyof typeof cities

export const citySlugs = Object.keys(cities) as CitySlug[]

/**
 * The places that menus, footer and contact block name on every page: the first of the list. The home page names
 * all of them, so that a page does not grow with the number of places.
 */
export const menuCities = citySlugs.slice(0, 12)

/** The entry of a city as its type says, without the literals of its own. */
export const cityOf = (slug: CitySlug): City => cities[slug]
