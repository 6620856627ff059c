import { Fragment } from 'react'

/** The part of a sentence that is a link. */
export type TextLink = { text: string; href: string }

/**
 * A sentence with links. Messages get the phone number and the email address as plain arguments; this turns them into
 * links. A link and the punctuation after it stay on one line: WebKit breaks lines between an inline block and a full stop.
 */
export function LinkedText({ text, links }: { text: string; links: readonly TextLink[] }) {
  const [link, ...others] = links
  if (!link) return text
  const [before = '', ...pieces] = text.split(link.text)
  return (
    <>
      <LinkedText text={before} links={others} />
      {pieces.map((piece, position) => {
        const [punctuation = ''] = piece.split(' ', 1)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their order.
          <Fragment key={position}>
            <span className="inline-block max-w-full">
              <a href={link.href} className="link">
                {link.text}
              </a>
              {punctuation}
            </span>
            <LinkedText text={piece.slice(punctuation.length)} links={others} />
          </Fragment>
        )
      })}
    </>
  )
}
