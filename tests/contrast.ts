/** Red, green and blue, from 0 to 255. */
export type Channels = readonly number[]

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(colour: Channels): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(...colours: [Channels, Channels]): number {
  const [dark = 0, light = 0] = colours.map(luminance).toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
