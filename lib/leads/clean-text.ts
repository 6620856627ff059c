/**
 * Characters without a glyph that copy and paste bring along: zero-width spaces and joiners, direction marks, word joiner,
 * byte-order mark.
 */
const invisibleMarks = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** An email address or a phone number without invisible marks, and without blanks of any kind at both ends. */
export const cleanText = (typed: string): string => typed.replace(invisibleMarks, '').trim()
