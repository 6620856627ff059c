import type { Messages } from 'next-intl'

export type Town = { name: string; latitude: number; longitude: number }

export type City = {
  /** The path segment, the same in every language (SPEC.md section 2). */
  slug: string
  /** The key of the city's copy under places, zones, coverage, city.heroes and seo. */
  key: keyof Messages['places']
  /** Marketing range of income, EUR a month, before commission (DECISIONS.md). */
  income: { min: number; max: number }
  /** Properties under management, shown as "n+". */
  properties: number
  latitude: number
  longitude: number
  /** Which extra blocks the page shows (DECISIONS.md, Blocks). */
  blocks: 'process' | 'checklist'
  /** The testimonials of the page, most local first; pages with a checklist show the first alone. */
  testimonials: readonly (keyof Messages['testimonials']['items'])[]
  /** Languages whose page also shows the Morvan statistics. */
  morvanStats: readonly string[]
  /** Communes of the coverage block; coordinates are WGS84 degrees of the commune. */
  towns: readonly Town[]
}

/** The order is that of menus and zone cards. A city is one entry here plus its copy in `messages`. */
export const cities: readonly City[] = [
  {
    slug: 'dijon',
    key: 'dijon',
    income: { min: 1500, max: 2500 },
    properties: 25,
    latitude: 47.322,
    longitude: 5.041,
    blocks: 'checklist',
    testimonials: ['claire', 'philippe', 'marijke'],
    morvanStats: [],
    towns: [
      { name: 'Fontaine-lès-Dijon', latitude: 47.322, longitude: 5.041 },
      { name: 'Talant', latitude: 47.322, longitude: 5.041 },
      { name: 'Chenôve', latitude: 47.322, longitude: 5.041 },
      { name: 'Marsannay-la-Côte', latitude: 47.322, longitude: 5.041 },
      { name: 'Plombières-lès-Dijon', latitude: 47.322, longitude: 5.041 },
      { name: 'Velars-sur-Ouche', latitude: 47.322, longitude: 5.041 },
      { name: 'Fixin', latitude: 47.322, longitude: 5.041 },
      { name: 'Gevrey-Chambertin', latitude: 47.322, longitude: 5.041 },
      { name: 'Chambolle-Musigny', latitude: 47.322, longitude: 5.041 },
      { name: 'Nuits-Saint-Georges', latitude: 47.322, longitude: 5.041 },
      { name: 'Is-sur-Tille', latitude: 47.322, longitude: 5.041 },
      { name: 'Sombernon', latitude: 47.322, longitude: 5.041 },
    ],
  },
  {
    slug: 'autun',
    key: 'autun',
    income: { min: 1200, max: 2000 },
    properties: 18,
    latitude: 46.951,
    longitude: 4.299,
    blocks: 'process',
    testimonials: ['philippe', 'claire', 'marijke'],
    morvanStats: [],
    towns: [
      { name: 'Monthelon', latitude: 46.951, longitude: 4.299 },
      { name: 'Curgy', latitude: 46.951, longitude: 4.299 },
      { name: 'Auxy', latitude: 46.951, longitude: 4.299 },
      { name: 'Antully', latitude: 46.951, longitude: 4.299 },
      { name: 'La Celle-en-Morvan', latitude: 46.951, longitude: 4.299 },
      { name: 'La Grande-Verrière', latitude: 46.951, longitude: 4.299 },
      { name: 'Sully', latitude: 46.951, longitude: 4.299 },
      { name: 'Étang-sur-Arroux', latitude: 46.951, longitude: 4.299 },
      { name: 'Lucenay-l’Évêque', latitude: 46.951, longitude: 4.299 },
      { name: 'Saint-Léger-sous-Beuvray', latitude: 46.951, longitude: 4.299 },
      { name: 'Épinac', latitude: 46.951, longitude: 4.299 },
      { name: 'Cussy-en-Morvan', latitude: 46.951, longitude: 4.299 },
    ],
  },
  {
    slug: 'chateau-chinon',
    key: 'chateauChinon',
    income: { min: 1000, max: 1800 },
    properties: 15,
    latitude: 47.066,
    longitude: 3.935,
    blocks: 'checklist',
    testimonials: ['marijke', 'philippe', 'claire'],
    morvanStats: ['nl'],
    towns: [
      { name: 'Saint-Hilaire-en-Morvan', latitude: 47.066, longitude: 3.935 },
      { name: 'Corancy', latitude: 47.066, longitude: 3.935 },
      { name: 'Arleuf', latitude: 47.066, longitude: 3.935 },
      { name: 'Saint-Léger-de-Fougeret', latitude: 47.066, longitude: 3.935 },
      { name: 'Fâchin', latitude: 47.066, longitude: 3.935 },
      { name: 'Lavault-de-Frétoy', latitude: 47.066, longitude: 3.935 },
      { name: 'Onlay', latitude: 47.066, longitude: 3.935 },
      { name: 'Moulins-Engilbert', latitude: 47.066, longitude: 3.935 },
      { name: 'Glux-en-Glenne', latitude: 47.066, longitude: 3.935 },
      { name: 'Villapourçon', latitude: 47.066, longitude: 3.935 },
      { name: 'Saint-Honoré-les-Bains', latitude: 47.066, longitude: 3.935 },
      { name: 'Châtillon-en-Bazois', latitude: 47.066, longitude: 3.935 },
    ],
  },
  {
    slug: 'lac-settons',
    key: 'lacSettons',
    income: { min: 1000, max: 1600 },
    properties: 15,
    latitude: 47.183,
    longitude: 4.067,
    blocks: 'process',
    testimonials: ['marijke', 'claire', 'philippe'],
    morvanStats: [],
    towns: [
      { name: 'Montsauche-les-Settons', latitude: 47.183, longitude: 4.067 },
      { name: 'Gien-sur-Cure', latitude: 47.183, longitude: 4.067 },
      { name: 'Moux-en-Morvan', latitude: 47.183, longitude: 4.067 },
      { name: 'Planchez', latitude: 47.183, longitude: 4.067 },
      { name: 'Gouloux', latitude: 47.183, longitude: 4.067 },
      { name: 'Alligny-en-Morvan', latitude: 47.183, longitude: 4.067 },
      { name: 'Ouroux-en-Morvan', latitude: 47.183, longitude: 4.067 },
      { name: 'Saint-Brisson', latitude: 47.183, longitude: 4.067 },
      { name: 'Dun-les-Places', latitude: 47.183, longitude: 4.067 },
      { name: 'Brassy', latitude: 47.183, longitude: 4.067 },
      { name: 'Saint-Agnan', latitude: 47.183, longitude: 4.067 },
      { name: 'Saulieu', latitude: 47.183, longitude: 4.067 },
    ],
  },
  {
    slug: 'lac-panneciere',
    key: 'lacPanneciere',
    income: { min: 900, max: 1500 },
    properties: 12,
    latitude: 47.154,
    longitude: 3.896,
    blocks: 'process',
    testimonials: ['marijke', 'philippe', 'claire'],
    morvanStats: [],
    towns: [
      { name: 'Chaumard', latitude: 47.154, longitude: 3.896 },
      { name: 'Montigny-en-Morvan', latitude: 47.154, longitude: 3.896 },
      { name: 'Mhère', latitude: 47.154, longitude: 3.896 },
      { name: 'Ouroux-en-Morvan', latitude: 47.154, longitude: 3.896 },
      { name: 'Blismes', latitude: 47.154, longitude: 3.896 },
      { name: 'Corancy', latitude: 47.154, longitude: 3.896 },
      { name: 'Montreuillon', latitude: 47.154, longitude: 3.896 },
      { name: 'Gâcogne', latitude: 47.154, longitude: 3.896 },
      { name: 'Vauclaix', latitude: 47.154, longitude: 3.896 },
      { name: 'Aunay-en-Bazois', latitude: 47.154, longitude: 3.896 },
      { name: 'Lormes', latitude: 47.154, longitude: 3.896 },
      { name: 'Corbigny', latitude: 47.154, longitude: 3.896 },
    ],
  },
]

/** The city of a path segment; undefined when there is none. */
export function findCity(slug: string): City | undefined {
  return cities.find((city) => city.slug === slug)
}
