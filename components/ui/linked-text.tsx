import { Fragment } from 'react'

/** A passage of a sentence that leads somewhere. */
export type TextLink = { text: string; href: string }

/**
 * A sentence in which the named passages are links: copy receives the phone number and the e-mail address as
 * plain arguments, and here they can be followed.
 */
export function LinkedText({ text, links }: { text: string; links: readonly TextLink[] }) {
  const [link, ...others] = links
  if (!link) return text
  return text.split(link.text).map((piece, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places.
    <Fragment key={position}>
      {position > 0 ? (
        <a href={link.href} className="text-link inline-block max-w-full">
          {link.text}
        </a>
      ) : null}
      <LinkedText text={piece} links={others} />
    </Fragment>
  ))
}
