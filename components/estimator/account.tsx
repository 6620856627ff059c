import type { Ref } from 'react'
import { fillIn } from '@/lib/i18n/texts'
import { Bar } from '../ui/bar'
import { LozengeTexture } from '../ui/lozenges'
import { UnbrokenWords } from '../ui/unbroken-words'
import { useEstimatorProps } from './estimator-context'
import type { ShownPlace } from './shown-place'

type AccountProps = {
  place: ShownPlace
  /** How the property differs from an ordinary one, or what is ordinary. */
  note?: string
  /** The heading of a result, which gets the focus. */
  heading?: Ref<HTMLHeadingElement>
}

/** What reaches the owner's account at a place: the share of an ordinary property, and how it is computed. */
export function Account({ place, note, heading }: AccountProps) {
  const { labels, kept } = useEstimatorProps()
  const { gross, commission, share } = place.account
  const before = place.title.split(', ')
  const area = before.pop() ?? ''
  const text = fillIn(labels.account.text, { gross, commission })
  return (
    <div className="dark-block relative p-4 sm:px-6 sm:py-5">
      <LozengeTexture id="account-texture" cell={40} className="opacity-10" />
      <div className="relative">
        <h3 ref={heading} tabIndex={heading ? -1 : undefined} className="text-h3">
          <UnbrokenWords text={[...before, ''].join(', ')} />
          {/* The area does not wrap before the commune does. */}
          <span className="inline-block">
            <UnbrokenWords text={area} />
          </span>
        </h3>
        {place.note ? <p className="mt-2 text-pretty text-small">{place.note}</p> : null}
        <p className="mt-3 text-small">{labels.account.share}</p>
        <p className="tabular">
          <span className="font-display font-semibold text-[clamp(1.5rem,7.7vw,1.875rem)] text-highlight leading-tight tracking-[-0.01em]">
            {share}
          </span>{' '}
          <span className="unbroken text-small">{labels.account.perMonth}</span>
        </p>
        <Bar
          className="my-2.5 h-1.5 print:hidden"
          parts={[
            [kept, 'text-highlight'],
            [100 - kept, 'text-on-primary/38'],
          ]}
        />
        <p className="tabular text-pretty text-small">{[text, note].filter(Boolean).join(' ')}</p>
      </div>
    </div>
  )
}
