/** Short text whose words with a hyphen stay on one line: no style tells a browser not to break "week-ends". */
export function UnbrokenWords({ text }: { text: string }) {
  // Every second part is such a word.
  return text.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence never change places.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
