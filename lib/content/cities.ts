import type { Locale } from '../i18n/locales'

/** Colours of glazed tiles, as token names (app/globals.css). */
type TileColour = 'forest' | 'ink' | 'lake' | 'limestone' | 'moss' | 'mustard' | 'stone' | 'wine'

/** WGS84 degrees. */
export type Coordinates = readonly [latitude: number, longitude: number]

/** Months of the year, from 1; those in neither list are in between. */
export type Season = { high: readonly number[]; quiet: readonly number[] }

export type City = {
  /** Towns come before lakes wherever places are listed. */
  kind: 'town' | 'lake'
  /** Marketing range of gross income, EUR a month. */
  income: { min: number; max: number }
  /** Properties under management, shown as "n+". */
  properties: number
  coordinates: Coordinates
  /** The communes of its coverage block, which draws their map (coverage-map.ts). */
  communes: Readonly<Record<string, Coordinates>>
  /** How far from it we work, km: the map has a circle of it. */
  coverageKm: number
  /** A lake's shore, its river and the main roads, sketched along their known course. */
  sketch?: {
    lake: readonly Coordinates[]
    river: readonly Coordinates[]
    roads: readonly (readonly Coordinates[])[]
  }
  /** Layout: `process` (steps, guarantees, two testimonials) or `checklist` (services, one testimonial, closing call). */
  blocks: 'process' | 'checklist'
  /** A drawing of components/art/posters, 1200 x 900, and the part that a crop keeps, as a CSS object-position. */
  poster: { image: string; focus: string }
  /** The lozenges of its roof: their width in px; ground, outer, middle and inner colour. */
  tiles: { cell: number; colours: readonly [TileColour, TileColour, TileColour, TileColour] }
  /** The year of a house, drawn above the local copy. */
  season?: Season
  /** Languages whose page also shows the Morvan statistics. */
  morvanStats?: readonly Locale[]
}

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
    coverageKm: 30,
    communes: {
      'Nuits-Saint-Georges': [47.137, 4.949],
      'Gevrey-Chambertin': [47.226, 4.968],
      'Fontaine-lès-Dijon': [47.342, 5.02],
      Talant: [47.337, 5.009],
      Chenôve: [47.293, 5.005],
      'Marsannay-la-Côte': [47.271, 4.989],
      'Plombières-lès-Dijon': [47.339, 4.972],
      'Velars-sur-Ouche': [47.32, 4.906],
      Fixin: [47.245, 4.975],
      'Chambolle-Musigny': [47.184, 4.952],
      'Is-sur-Tille': [47.527, 5.106],
      Sombernon: [47.311, 4.71],
    },
    blocks: 'checklist',
    poster: { image: 'dijon', focus: '44% 35%' },
    tiles: { cell: 14, colours: ['ink', 'mustard', 'wine', 'moss'] },
  },
  autun: {
    kind: 'town',
    income: { min: 1200, max: 2000 },
    properties: 18,
    coordinates: [46.951, 4.299],
    coverageKm: 25,
    communes: {
      Monthelon: [46.96, 4.221],
      Curgy: [46.989, 4.383],
      Auxy: [46.949, 4.404],
      Antully: [46.893, 4.403],
      'La Celle-en-Morvan': [47.007, 4.177],
      'La Grande-Verrière': [46.969, 4.141],
      Sully: [46.988, 4.457],
      'Étang-sur-Arroux': [46.866, 4.19],
      'Lucenay-l’Évêque': [47.084, 4.261],
      'Saint-Léger-sous-Beuvray': [46.918, 4.092],
      Épinac: [46.983, 4.517],
      'Cussy-en-Morvan': [47.094, 4.163],
    },
    blocks: 'process',
    poster: { image: 'autun', focus: '37% 62%' },
    tiles: { cell: 18, colours: ['wine', 'limestone', 'forest', 'mustard'] },
  },
  'chateau-chinon': {
    kind: 'town',
    income: { min: 1000, max: 1800 },
    properties: 15,
    coordinates: [47.066, 3.935],
    coverageKm: 25,
    communes: {
      'Saint-Hilaire-en-Morvan': [47.068, 3.888],
      Corancy: [47.106, 3.96],
      Arleuf: [47.04, 4.016],
      'Saint-Léger-de-Fougeret': [47.007, 3.909],
      Fâchin: [47.001, 3.967],
      'Lavault-de-Frétoy': [47.106, 4.023],
      Onlay: [46.966, 3.896],
      'Moulins-Engilbert': [46.988, 3.811],
      'Glux-en-Glenne': [46.956, 4.021],
      Villapourçon: [46.938, 3.956],
      'Saint-Honoré-les-Bains': [46.899, 3.854],
      'Châtillon-en-Bazois': [47.055, 3.659],
    },
    blocks: 'checklist',
    poster: { image: 'chateau-chinon', focus: '50% 32%' },
    tiles: { cell: 20, colours: ['forest', 'stone', 'moss', 'mustard'] },
    morvanStats: ['nl'],
  },
  'lac-settons': {
    kind: 'lake',
    income: { min: 1000, max: 1600 },
    properties: 15,
    coordinates: [47.183, 4.067],
    coverageKm: 20,
    communes: {
      'Montsauche-les-Settons': [47.214, 4.034],
      Saulieu: [47.28, 4.229],
      'Gien-sur-Cure': [47.146, 4.091],
      'Moux-en-Morvan': [47.169, 4.13],
      Planchez: [47.143, 4.026],
      Gouloux: [47.231, 4.084],
      'Alligny-en-Morvan': [47.21, 4.173],
      'Ouroux-en-Morvan': [47.189, 3.953],
      'Saint-Brisson': [47.268, 4.094],
      'Dun-les-Places': [47.291, 4.019],
      Brassy: [47.264, 3.933],
      'Saint-Agnan': [47.324, 4.091],
    },
    sketch: {
      lake: [
        [47.19, 4.058],
        [47.194, 4.066],
        [47.187, 4.076],
        [47.186, 4.088],
        [47.177, 4.092],
        [47.172, 4.08],
        [47.166, 4.074],
        [47.172, 4.064],
        [47.18, 4.061],
        [47.183, 4.05],
      ],
      river: [
        [47.02, 4.13],
        [47.09, 4.115],
        [47.12, 4.103],
        [47.146, 4.095],
        [47.166, 4.076],
        [47.19, 4.058],
        [47.203, 4.05],
        [47.222, 4.062],
        [47.243, 4.06],
        [47.262, 4.04],
        [47.285, 4.03],
        [47.31, 4.0],
        [47.36, 3.97],
      ],
      roads: [
        [
          [47.28, 4.229],
          [47.255, 4.15],
          [47.231, 4.084],
          [47.214, 4.034],
          [47.2, 3.99],
          [47.189, 3.953],
          [47.21, 3.87],
        ],
      ],
    },
    blocks: 'process',
    poster: { image: 'lac-settons', focus: '44% 42%' },
    season: { high: [7, 8], quiet: [11, 12, 1, 2] },
    tiles: { cell: 18, colours: ['lake', 'limestone', 'forest', 'mustard'] },
  },
  'lac-panneciere': {
    kind: 'lake',
    income: { min: 900, max: 1500 },
    properties: 12,
    coordinates: [47.154, 3.896],
    coverageKm: 20,
    communes: {
      Chaumard: [47.142, 3.922],
      Corbigny: [47.257, 3.683],
      Lormes: [47.29, 3.817],
      'Montigny-en-Morvan': [47.145, 3.862],
      Mhère: [47.195, 3.859],
      Cervon: [47.24, 3.76],
      Blismes: [47.123, 3.821],
      'La Collancelle': [47.194, 3.655],
      Montreuillon: [47.172, 3.791],
      Gâcogne: [47.233, 3.878],
      Vauclaix: [47.227, 3.818],
      'Aunay-en-Bazois': [47.124, 3.719],
    },
    sketch: {
      lake: [
        [47.177, 3.884],
        [47.17, 3.893],
        [47.16, 3.902],
        [47.148, 3.914],
        [47.137, 3.921],
        [47.127, 3.937],
        [47.118, 3.944],
        [47.119, 3.93],
        [47.13, 3.912],
        [47.14, 3.902],
        [47.15, 3.888],
        [47.158, 3.878],
        [47.168, 3.876],
      ],
      river: [
        [46.97, 4.01],
        [47.04, 3.985],
        [47.09, 3.962],
        [47.12, 3.938],
        [47.177, 3.884],
        [47.19, 3.86],
        [47.18, 3.825],
        [47.172, 3.795],
        [47.195, 3.75],
        [47.225, 3.69],
        [47.257, 3.655],
        [47.32, 3.63],
      ],
      roads: [
        [
          [47.25, 3.7],
          [47.24, 3.76],
          [47.227, 3.818],
          [47.2, 3.9],
          [47.189, 3.953],
          [47.214, 4.034],
        ],
      ],
    },
    blocks: 'process',
    poster: { image: 'lac-panneciere', focus: '78% 50%' },
    season: { high: [7, 8], quiet: [11, 12, 1, 2] },
    tiles: { cell: 22, colours: ['lake', 'mustard', 'moss', 'limestone'] },
  },
} as const satisfies Record<string, City>

export type CitySlug = keyof typeof cities

const ofKind = (kind: City['kind']) =>
  (Object.keys(cities) as CitySlug[]).filter((slug) => cities[slug].kind === kind)

/** The towns, in the order of their entries. */
export const towns = ofKind('town')

/** The cities, in the one order of menus, cards and the contact block: the towns, then the lakes by name. */
export const citySlugs = [...towns, ...ofKind('lake').toSorted()]

/** The cities in menus, footer and contact block. Only the home page lists all of them, so that pages do not grow with every city. */
export const menuCities = citySlugs.slice(0, 12)

/** A city, typed as `City` instead of by its literal values. */
export const cityOf = (slug: CitySlug): City => cities[slug]
