import { Fragment } from 'react'

/** The part of a sentence that is a link. */
export type TextLink = { text: string; href: string }

/**
 * A sentence with links. Messages get the phone number and the e-mail address as plain arguments; this turns them into
 * links.
 */
export function LinkedText({ text, links }: { text: string; links: readonly TextLink[] }) {
  const [link, ...others] = links
  if (!link) return text
  return text.split(link.text).map((piece, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their order.
    <Fragment key={position}>
      {position > 0 ? (
        <a href={link.href} className="link inline-block max-w-full">
          {link.text}
        </a>
      ) : null}
      <LinkedText text={piece} links={others} />
    </Fragment>
  ))
}
