/**
 * Text whose hyphenated words, such as "week-ends", never wrap, and which in a heading wraps after its colon
 * before anywhere else. CSS has no property for these.
 */
export function UnbrokenWords({ text }: { text: string }) {
  const colon = text.indexOf(': ') + 1
  if (colon > 0)
    return [text.slice(0, colon), ' ', text.slice(colon + 1)].map((part) =>
      part === ' ' ? (
        part
      ) : (
        <span key={part} className="in-[:is(h1,h2,h3)]:inline-block">
          <UnbrokenWords text={part} />
        </span>
      ),
    )
  // `split` with a capturing group: every second part is a hyphenated word.
  return text.split(/(\p{L}+(?:-\p{L}+)+,?)/u).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change their order.
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
