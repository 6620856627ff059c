import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const plainSpaces = (text: string) => text.replace(/\s+/g, ' ')
const anyNumber = '\\d[\\d., ]*'
const anyText = '.{1,80}?'

/**
 * A regular expression for a message as a page prints it, every space an ordinary one, and the argument of each of its
 * groups. `valuesOf` returns the values of an argument as pages print them, or none if it may be anything: "{percent}%"
 * must not be found in every percentage.
 */
export function patternOf(
  text: string,
  valuesOf: (argument: string) => readonly string[],
): { pattern: string; names: string[] } {
  const names: string[] = []

  function group(name: string, otherwise: string) {
    names.push(name)
    const known = valuesOf(name).map((value) => escapePattern(plainSpaces(value)))
    return `(${[...new Set(known)].filter(Boolean).join('|') || otherwise})`
  }

  /** `counted` is the argument that `#` prints. */
  function patternOfElement(element: MessageFormatElement, counted: string): string {
    switch (element.type) {
      case TYPE.literal:
        return escapePattern(plainSpaces(element.value))
      case TYPE.pound:
        return group(counted, anyNumber)
      case TYPE.number:
        return group(element.value, anyNumber)
      case TYPE.argument:
        return group(element.value, anyText)
      case TYPE.date:
      case TYPE.time:
        // In any of the styles that a message may ask for.
        names.push(element.value)
        return `(${anyText})`
      case TYPE.tag:
        return patternOfAll(element.children, counted)
      case TYPE.plural:
      case TYPE.select: {
        const name = element.type === TYPE.plural ? element.value : counted
        const options = Object.values(element.options).map(({ value }) => patternOfAll(value, name))
        return `(?:${options.join('|')})`
      }
    }
  }
  const patternOfAll = (elements: MessageFormatElement[], counted: string): string =>
    elements.map((element) => patternOfElement(element, counted)).join('')

  return { pattern: patternOfAll(parse(text), '').trim(), names }
}
