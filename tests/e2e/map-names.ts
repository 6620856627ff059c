import type { Page } from '@playwright/test'
import sharp from 'sharp'

type Point = [x: number, y: number]

/** A name on a map: the size of its letters, and the corners of each, above left and right and below left and right, in units. */
type Name = { text: string; size: number; letters: [Point, Point, Point, Point][] }

/** The width and height of a map, in units. */
const units = 600

/** The shown names of a map, the URL of its ground, the marks over it, and its width with the frame, px. */
function findNames(map: SVGSVGElement, units: number) {
  const frame = map.getBoundingClientRect()
  const scale = units / frame.width
  const names = [...map.querySelectorAll('text')]
    .filter((name) => name.checkVisibility())
    .map((name): Name => {
      const size = Number.parseFloat(getComputedStyle(name).fontSize)
      const toScreen = name.getScreenCTM() as DOMMatrix
      const letters = [...(name.textContent ?? '')].flatMap((letter, index) => {
        if (letter === ' ') return []
        const turn = (name.getRotationOfChar(index) * Math.PI) / 180
        const ends = [name.getStartPositionOfChar(index), name.getEndPositionOfChar(index)]
        // From the top of a capital to just below the line.
        const corners = [0.7, -0.05].flatMap((height) =>
          ends.map(({ x, y }): Point => {
            const up = height * size
            const corner = new DOMPoint(x + up * Math.sin(turn), y - up * Math.cos(turn)).matrixTransform(
              toScreen,
            )
            return [(corner.x - frame.left) * scale, (corner.y - frame.top) * scale]
          }),
        )
        return [corners as Name['letters'][number]]
      })
      return { text: name.textContent ?? '', size, letters }
    })
  const marks = map.cloneNode(true) as SVGSVGElement
  const copies = [...marks.querySelectorAll('text, use')]
  for (const [index, part] of [...map.querySelectorAll('text, use')].entries())
    if (part.matches('text') || (part.matches('.wide') && !part.checkVisibility())) copies[index]?.remove()
  const figure = map.closest('figure')
  const ground = figure?.querySelector('img')?.src ?? ''
  const width = figure?.offsetWidth ?? 0
  return { names, ground, marks: new XMLSerializer().serializeToString(marks), width, scale }
}

/** Points all over a letter. */
const pointsIn = ([a, b, c, d]: Name['letters'][number]): Point[] =>
  Array.from({ length: 77 }, (_, index) => {
    const [u, v] = [(index % 7) / 6, Math.floor(index / 7) / 10]
    const at = (axis: 0 | 1) =>
      Math.round((1 - v) * ((1 - u) * a[axis] + u * b[axis]) + v * ((1 - u) * c[axis] + u * d[axis]))
    return [at(0), at(1)]
  })

/** Whether two letters touch, or nearly. */
function areNear(one: readonly Point[], other: readonly Point[]) {
  const gap = 3
  return ([0, 1] as const).every((axis) => {
    const [a, b] = [one.map((point) => point[axis]), other.map((point) => point[axis])]
    return Math.min(...a) < Math.max(...b) + gap && Math.min(...b) < Math.max(...a) + gap
  })
}

/**
 * Names on the map of a page that are smaller than 14 px on a map of 300 px, that the edge cuts, that touch another name, or
 * that lie over anything drawn, such as a tree, a stream, a house or the edge of a hill: the ground of a name has one colour.
 */
export async function unreadableNames(page: Page): Promise<string[]> {
  const map = page.locator('#coverage figure svg')
  const { names, ground, marks, width, scale } = await map.evaluate(findNames, units)
  const image = await page.request.get(ground)
  const { data } = await sharp(await image.body())
    .resize(units, units)
    .composite([{ input: Buffer.from(marks) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colourAt = ([x, y]: Point) => [...data.subarray(3 * (y * units + x)).subarray(0, 3)]
  const differ = (one: number[], other: number[]) =>
    Math.hypot(...one.map((value, at) => value - (other[at] ?? 0))) > 30

  return names.flatMap(({ text, size, letters }, index) => {
    const points = letters.flatMap(pointsIn)
    const isCut = points.flat().some((value) => value < 0 || value >= units)
    const colours = points.map(colourAt)
    const ground = [0, 1, 2].map(
      (channel) =>
        colours.map((colour) => colour[channel] ?? 0).toSorted((a, b) => a - b)[colours.length >> 1] ?? 0,
    )
    const covered = colours.filter((colour) => differ(colour, ground)).length / points.length
    return [
      ...(size / scale < 14 * Math.min(1, width / 300) ? [`${text} is small`] : []),
      ...(isCut ? [`${text} is cut`] : []),
      ...(covered > 0.005 ? [`${text} is over something: ${(100 * covered).toFixed(1)} %`] : []),
      ...names
        .slice(index + 1)
        .filter((other) => letters.some((a) => other.letters.some((b) => areNear(a, b))))
        .map((other) => `${text} touches ${other.text}`),
    ]
  })
}
