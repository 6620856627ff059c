/** Short text whose hyphenated words, such as "week-ends", never wrap. CSS has no property for this. */
export function UnbrokenWords({ text }: { text: string }) {
  // `split` with a capturing group: every second part is a hyphenated word.
  return text.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, index) =>
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
