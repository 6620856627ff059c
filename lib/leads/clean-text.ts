/**
 * Characters without a glyph that copy and paste bring along: zero-width spaces and joiners, direction marks, word joiner,
 * byte-order mark.
 */
const invisibleMarks = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** A phone number, or another short text, without invisible marks, and without blanks of any kind at both ends. */
export const cleanText = (typed: string): string => typed.replace(invisibleMarks, '').trim()

/** Blanks, brackets, quotes and punctuation at the ends. A quoted name before the @ is part of the address. */
const wrapping = /^(?!"[^"]*"@)[\s<>()[\]{}"'`«»“”„‘’‚‹›,;:]+|[\s<>()[\]{}"'`«»“”„‘’‚‹›,;:.]+$/g

/** `mailto:`, an address, and its query. */
const mailLink = /^mailto:(?:\/\/)?([^?]*).*$/is

/** A name and an address in brackets: `Anne Martin <anne@exemple.fr>`. */
const named = /^([^<([]*)[<([]([^<>()[\]]*@[^<>()[\]]*)[>)\]][\s,;.]*$/

/** An address and a name in brackets: `anne@exemple.fr (Anne Martin)`. */
const commented = /^(\S+@\S+)\s+\([^()@]*\)[\s,;.]*$/

/** The text without one layer of what surrounds the address. */
function unwrap(text: string): string {
  const [, name = '', address = ''] = named.exec(text) ?? []
  // Two different addresses: none of them is dropped.
  if (address && (!name.includes('@') || cleanEmail(name) === cleanEmail(address))) return address
  return text
    .replace(commented, '$1')
    .replace(wrapping, '')
    .replace(mailLink, '$1')
    .replace(/(@[^\s?]*)\?.*$/s, '$1')
}

/**
 * An email address without what a mail program or a page puts around it: `mailto:` and its query, a name with angle
 * brackets, brackets, quotes, and a comma, semicolon or full stop at the end. Two addresses stay as they are.
 */
export function cleanEmail(typed: string): string {
  const text = cleanText(typed)
  let [address, inner] = ['', text]
  while (inner !== address) [address, inner] = [inner, unwrap(inner)]
  return address.split('@').length > 2 ? text : address
}
