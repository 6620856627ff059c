import type { Locale } from '../i18n/locales'

/** Colours of glazed tiles, as token names (app/globals.css). */
type TileColour = 'forest' | 'ink' | 'lake' | 'limestone' | 'moss' | 'mustard' | 'stone' | 'wine'

/** WGS84 degrees. */
export type Coordinates = readonly [latitude: number, longitude: number]

/** Months of the year, from 1; those in neither list are in between. The shore is drawn with sails and a beach, or with anglers below a dam. */
export type Season = { high: readonly number[]; quiet: readonly number[]; shore: 'beach' | 'dam' }

/** Whether each month follows the one before it: January follows December. */
export const areNeighbours = (months: readonly number[]): boolean =>
  months.every((month, index) => index === 0 || month === ((months[index - 1] ?? 0) % 12) + 1)

/** A drawing of components/art/posters: 1200 x 900, that of home 1940 x 1140. */
export type Poster = {
  image: string
  /** The part that a crop keeps, as a CSS object-position. */
  focus: string
  /** The upper left corner of its detail, 420 wide and 350 high. */
  detail: readonly [x: number, y: number]
  /**
   * Its drawings for the first screen, whose sky carries the title: `<image>-wide.svg`, and for phones `<image>-tall.svg`, 1200 x 1300.
   * Others get a scrim.
   */
  tall?: {
    sky: 'dark' | 'light'
    /** Where the title ends, from the top of the drawing. */
    horizon: number
    /** The middle and the width of what a phone shows. */
    centre: number
    width: number
    /** Whether tablets have it too, because the view `mid` of the wide drawing has no sky for the title. */
    onTablets?: true
  }
  /** The part that an upright crop keeps, `focus` by default. */
  upright?: string
}

/** The detail of its poster above the guarantees: its fixed point, how large it is (1.8 on phones), and what stands in front of it. */
export type Pause = { origin: string; zoom: number; silhouette: 'pines' | 'reeds' | 'roofs' }

export type City = {
  /** Towns come before lakes wherever places are listed. */
  kind: 'town' | 'lake'
  /** Marketing range of gross income, EUR a month. */
  income: { min: number; max: number }
  /** Properties under management, shown as "n+". */
  properties: number
  coordinates: Coordinates
  /** The communes where we work; components/art/maps may have a map of them. */
  communes: readonly string[]
  /** Other names of communes that the estimator takes, with the official ones. They may be those of communes elsewhere. */
  aliases?: Readonly<Record<string, string>>
  /** Postcodes of the area: their communes are recognised too (app/communes.json). Each is in one area only. */
  postcodes: readonly string[]
  poster: Poster
  /** The part that a low crop keeps of its second scene, components/art/scenes/<slug>.svg, 720 x 480. Without a scene, its poster stands there. */
  scene?: string
  /** The lozenges of its roof: their width in px; ground, outer, middle and inner colour. */
  tiles: { cell: number; colours: readonly [TileColour, TileColour, TileColour, TileColour] }
  /** The year of a house, drawn below the local copy. */
  season?: Season
  /** Languages whose page also shows the Morvan statistics. */
  morvanStats?: readonly Locale[]
} & Blocks

/** Layout: `process` (steps, guarantees, two testimonials) or `checklist` (services, one testimonial, closing call). */
type Blocks = { blocks: 'process'; pause: Pause } | { blocks: 'checklist' }

/**
 * The cities, by their path segment, which is the same in every language. A city is one
 * entry here and its copy in `messages` under the same name; `npm run check` reports what is missing.
 */
export const cities = {
  dijon: {
    kind: 'town',
    income: { min: 1500, max: 2500 },
    properties: 25,
    coordinates: [47.322, 5.041],
    communes: [
      'Nuits-Saint-Georges',
      'Gevrey-Chambertin',
      'Fontaine-lès-Dijon',
      'Talant',
      'Chenôve',
      'Marsannay-la-Côte',
      'Plombières-lès-Dijon',
      'Velars-sur-Ouche',
      'Fixin',
      'Chambolle-Musigny',
      'Is-sur-Tille',
      'Sombernon',
    ],
    postcodes: [
      '21000',
      '21110',
      '21120',
      '21121',
      '21160',
      '21220',
      '21240',
      '21300',
      '21310',
      '21370',
      '21380',
      '21410',
      '21440',
      '21470',
      '21490',
      '21540',
      '21560',
      '21600',
      '21640',
      '21700',
      '21760',
      '21800',
      '21850',
      '21910',
    ],
    blocks: 'checklist',
    poster: {
      image: 'dijon',
      focus: '44% 35%',
      detail: [600, 205],
      upright: '54% 50%',
      tall: { sky: 'light', horizon: 605, centre: 640, width: 1050 },
    },
    scene: '50% 68%',
    tiles: { cell: 14, colours: ['ink', 'mustard', 'wine', 'moss'] },
  },
  autun: {
    kind: 'town',
    income: { min: 1200, max: 2000 },
    properties: 18,
    coordinates: [46.951, 4.299],
    communes: [
      'Monthelon',
      'Curgy',
      'Auxy',
      'Antully',
      'La Celle-en-Morvan',
      'La Grande-Verrière',
      'Sully',
      'Étang-sur-Arroux',
      'Lucenay-l’Évêque',
      'Saint-Léger-sous-Beuvray',
      'Épinac',
      'Cussy-en-Morvan',
    ],
    postcodes: [
      '71400',
      '71190',
      '71200',
      '71210',
      '71320',
      '71360',
      '71450',
      '71490',
      '71510',
      '71540',
      '71550',
      '71670',
      '71710',
      '71990',
      '21230',
      '21340',
      '58170',
    ],
    blocks: 'process',
    poster: {
      image: 'autun',
      focus: '37% 62%',
      detail: [570, 180],
      upright: '47% 50%',
      tall: { sky: 'dark', horizon: 568, centre: 600, width: 1200, onTablets: true },
    },
    scene: '60% 42%',
    pause: { origin: '100% 25%', zoom: 1.3, silhouette: 'roofs' },
    tiles: { cell: 18, colours: ['wine', 'limestone', 'forest', 'mustard'] },
  },
  'chateau-chinon': {
    kind: 'town',
    income: { min: 1000, max: 1800 },
    properties: 15,
    coordinates: [47.066, 3.935],
    communes: [
      'Saint-Hilaire-en-Morvan',
      'Corancy',
      'Arleuf',
      'Saint-Léger-de-Fougeret',
      'Fâchin',
      'Lavault-de-Frétoy',
      'Onlay',
      'Moulins-Engilbert',
      'Glux-en-Glenne',
      'Villapourçon',
      'Saint-Honoré-les-Bains',
      'Châtillon-en-Bazois',
    ],
    aliases: { 'Château-Chinon': 'Château-Chinon (Ville)' },
    postcodes: ['58120', '58110', '58290', '58340', '58360', '58370', '58430'],
    blocks: 'checklist',
    poster: {
      image: 'chateau-chinon',
      focus: '50% 32%',
      detail: [450, 175],
      upright: '47% 50%',
      tall: { sky: 'light', horizon: 570, centre: 620, width: 900 },
    },
    scene: '50% 50%',
    tiles: { cell: 20, colours: ['forest', 'stone', 'moss', 'mustard'] },
    morvanStats: ['nl'],
  },
  'lac-settons': {
    kind: 'lake',
    income: { min: 1000, max: 1600 },
    properties: 15,
    coordinates: [47.183, 4.067],
    communes: [
      'Montsauche-les-Settons',
      'Saulieu',
      'Gien-sur-Cure',
      'Moux-en-Morvan',
      'Planchez',
      'Gouloux',
      'Alligny-en-Morvan',
      'Ouroux-en-Morvan',
      'Saint-Brisson',
      'Dun-les-Places',
      'Brassy',
      'Saint-Agnan',
    ],
    aliases: { Moux: 'Moux-en-Morvan', 'Saint-Agnan': 'Saint-Agnan-en-Morvan' },
    postcodes: ['58230', '21210', '21430', '21530', '89630'],
    blocks: 'process',
    poster: {
      image: 'lac-settons',
      focus: '44% 42%',
      detail: [395, 215],
      upright: '86% 50%',
      tall: { sky: 'dark', horizon: 537, centre: 480, width: 1100 },
    },
    scene: '50% 62%',
    pause: { origin: '0% 37.5%', zoom: 1.76, silhouette: 'pines' },
    season: { high: [7, 8], quiet: [11, 12, 1, 2], shore: 'beach' },
    tiles: { cell: 18, colours: ['lake', 'limestone', 'forest', 'mustard'] },
  },
  'lac-panneciere': {
    kind: 'lake',
    income: { min: 900, max: 1500 },
    properties: 12,
    coordinates: [47.154, 3.896],
    communes: [
      'Chaumard',
      'Corbigny',
      'Lormes',
      'Montigny-en-Morvan',
      'Mhère',
      'Cervon',
      'Blismes',
      'La Collancelle',
      'Montreuillon',
      'Gâcogne',
      'Vauclaix',
      'Aunay-en-Bazois',
    ],
    postcodes: ['58140', '58190', '58800'],
    blocks: 'process',
    poster: {
      image: 'lac-panneciere',
      focus: '78% 50%',
      detail: [60, 240],
      upright: '81% 50%',
      tall: { sky: 'dark', horizon: 580, centre: 760, width: 1100, onTablets: true },
    },
    scene: '50% 50%',
    pause: { origin: '0% 30%', zoom: 1.8, silhouette: 'reeds' },
    season: { high: [7, 8], quiet: [11, 12, 1, 2], shore: 'dam' },
    tiles: { cell: 22, colours: ['lake', 'mustard', 'moss', 'limestone'] },
  },
} as const satisfies Record<string, City>

export type CitySlug = keyof typeof cities

const ofKind = (kind: City['kind']) =>
  (Object.keys(cities) as CitySlug[]).filter((slug) => cities[slug].kind === kind)

/** The towns, in the order of their entries. */
export const townSlugs = ofKind('town')

/** The cities, in the one order of menus, cards and the contact block: the towns, then the lakes by name. */
export const citySlugs = [...townSlugs, ...ofKind('lake').toSorted()]

/** A city, typed as `City` instead of by its literal values. */
export const cityOf = (slug: CitySlug): City => cities[slug]

/** The shortest name by which visitors call an area: "settons" for "lac-settons". */
export const areaName = (slug: CitySlug) => slug.replace('lac-', '')
