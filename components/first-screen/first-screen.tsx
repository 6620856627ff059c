import type { CSSProperties, ReactNode } from 'react'
import type { Picture } from '../ui/artwork'
import './first-screen.css'

type FirstScreenProps = {
  /** `in-sky` puts the words in the picture. The class of a page has its own rules, such as `home` (home-hero.css). */
  className: string
  /** The sky of the picture, for words in it; without one they get a scrim. */
  sky?: Picture['sky']
  style?: CSSProperties
  /** A `Poster`. */
  picture?: ReactNode
  /** The heading. */
  words: ReactNode
  /** In the picture from tablets on; on phones below the panel. */
  intro?: ReactNode
  /** Lies across the foot of the picture from tablets on. */
  panel?: ReactNode
  more?: ReactNode
}

/** The first screen of a page: a picture, its words, and what is asked or shown at once. Every page fills these slots. */
export function FirstScreen({ className, sky, style, picture, ...slots }: FirstScreenProps) {
  const { words, intro, panel, more } = slots
  return (
    <div className={`first-screen ${className}`} data-sky={sky} style={style}>
      {picture}
      <div className="first-words">{words}</div>
      {intro && <div className="first-intro">{intro}</div>}
      {panel && <div className="first-panel">{panel}</div>}
      {more && <div className="first-more">{more}</div>}
    </div>
  )
}
