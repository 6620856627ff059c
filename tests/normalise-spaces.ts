/** Text as queries see it: every kind of space is a plain one. */
export const normaliseSpaces = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')
