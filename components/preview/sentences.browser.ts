import type { Locale } from '@/lib/i18n/locales'
import type { IndexedMessage, WordIndex } from './word-index.browser'

/** The preview's own tools: their words are not edited from here. */
export const tools = '[data-part="preview-ribbon"], [data-part="edit-links"]'

/** An element with words, and the messages that these words consist of. */
export type Sentence = { element: Element; messages: IndexedMessage[] }

type Pattern = { message: IndexedMessage; literal: number; whole: RegExp; part: RegExp }

/** Attributes with words that are shown or read out. */
const wordAttributes = ['placeholder', 'alt', 'aria-label', 'title']

/** Makes every space an ordinary one. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const patternsOf = ({ messages }: WordIndex, locale: Locale): Pattern[] =>
  messages
    .flatMap((message) => {
      const source = message.texts[locale]?.pattern
      if (!source) return []
      const literal = source.replaceAll('(.+?)', '').length
      const part = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'u')
      return [{ message, literal, whole: new RegExp(`^${source}$`, 'u'), part }]
    })
    .sort((one, other) => other.literal - one.literal)

/**
 * Returns a function that finds the messages at an element of a page, by their texts: of the sentence around it, of its
 * control and of the label of its field. Messages with equal texts are all found. Returns null if there is none.
 */
export function createSentenceFinder(index: WordIndex, locale: Locale) {
  const patterns = patternsOf(index, locale)

  /** The messages that are the whole text, and those that fill their arguments. */
  function wholeMessages(text: string): IndexedMessage[] {
    const found = patterns.filter(({ whole }) => whole.test(text))
    const best = found.filter(({ literal }) => literal === found[0]?.literal)
    const values = best.flatMap(({ whole }) => whole.exec(text)?.slice(1) ?? [])
    return [
      ...best.map(({ message }) => message),
      ...values.flatMap((value) => (value && value !== text ? wholeMessages(value) : [])),
    ]
  }

  /** The messages in a text of several sentences, the longest first, each in a place of its own. */
  function partsOf(text: string): IndexedMessage[] {
    let rest = text
    return patterns.flatMap(({ message, part, literal }) => {
      const without = literal > 3 ? rest.replace(part, '\n') : rest
      if (without === rest) return []
      rest = without
      return [message]
    })
  }

  function messagesOf(text: string): IndexedMessage[] {
    const words = plain(text)
    if (!/\p{L}/u.test(words)) return []
    const whole = wholeMessages(words)
    return whole.length > 0 ? whole : partsOf(words)
  }

  function sentenceAt(target: Element): Sentence | null {
    if (target.closest(tools)) return null
    const labels = 'labels' in target ? [...((target.labels ?? []) as NodeListOf<Element>)] : []
    const attributes = wordAttributes.flatMap((name) => target.closest(`[${name}]`)?.getAttribute(name) ?? [])
    const spoken = [...attributes, ...labels.map((label) => label.textContent ?? '')].flatMap(messagesOf)
    const around = sentenceAround(target)
    const messages = new Set([...(around?.messages ?? []), ...spoken])
    return messages.size > 0 ? { element: around?.element ?? target, messages: [...messages] } : null
  }

  /** The smallest element around the target whose text has a message. */
  function sentenceAround(target: Element): Sentence | null {
    let element: Element | null = target
    // A link or an emphasis is a part of the sentence around it.
    while (element?.parentElement && hasOwnWords(element.parentElement)) element = element.parentElement
    if (element && !hasOwnWords(element)) element = element.closest('a, button, label, summary')
    for (let steps = 0; element && steps < 3; steps += 1) {
      const messages = messagesOf(element.textContent ?? '')
      if (messages.length > 0) return { element, messages }
      element = element.parentElement
    }
    return null
  }

  return sentenceAt
}

const hasOwnWords = ({ childNodes }: Element) =>
  Array.from(childNodes).some((node) => node instanceof Text && node.data.trim() !== '')
