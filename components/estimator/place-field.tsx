import { useEffect, useMemo, useState } from 'react'
import { findPlace, suggestPlaces } from '@/lib/content/find-place'
import { fillIn } from '@/lib/i18n/texts'
import { asTyped, Field } from '../forms/field'
import { useEstimatorProps } from './estimator-context'
import type { EstimatorState } from './use-estimator'

/** Below 64rem the range takes the place of the hint. From there on the card beside the form has it. */
const rangeForHint =
  'max-lg:[&:has([aria-live]:not(:empty))>p]:hidden lg:[&>[aria-live]]:hidden [&>[aria-live]]:text-foreground'

const id = 'estimate-location'

/** The suggestions follow once nothing was typed for this long, ms. */
const pause = 200

type PlaceFieldProps = { estimator: EstimatorState; className: string }

/**
 * Asks for the place of the property: any text, with the communes of our areas as suggestions. On phones, which have no card
 * beside the form, the range of the place follows once the field is left.
 */
export function PlaceField({ estimator, className }: PlaceFieldProps) {
  const { labels, location, areas } = useEstimatorProps()
  const { form, values, communes, loadCommunes } = estimator
  const [isLeft, setIsLeft] = useState(true)
  const { onBlur, ...field } = form.register('location')
  const { label, placeholder, hint, range } = labels.location
  const typed = values?.location ?? location
  const place = useMemo(() => findPlace(areas, typed, communes ?? undefined), [areas, typed, communes])
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  useEffect(() => {
    if (!communes) return
    const timer = setTimeout(() => setSuggestions(suggestPlaces(areas, typed, communes)), pause)
    return () => clearTimeout(timer)
  }, [areas, typed, communes])
  const enter = () => {
    setIsLeft(false)
    loadCommunes()
  }
  // The focus may come before hydration: React misses its event then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration.
  useEffect(() => {
    if (document.activeElement?.id === id) enter()
  }, [])
  const text =
    isLeft && typed !== location && place.kind === 'found'
      ? fillIn(range, {
          place: place.commune ?? fillIn(labels.account.area, { city: place.area.ownNames[0] ?? '' }),
          gross: place.area.account.gross,
          share: place.area.account.share,
        })
      : ''
  return (
    <>
      <Field
        {...field}
        id={id}
        label={label}
        mark={labels.forms.mark}
        placeholder={placeholder}
        // For the exported HTML: React Hook Form sets its default values in the browser only.
        defaultValue={location}
        list={communes ? 'estimate-places' : undefined}
        // The property is elsewhere than the visitor: no name that browsers fill in, which they do with `off` too.
        autoComplete="xoff"
        {...asTyped}
        onFocus={enter}
        onBlur={(event) => {
          setIsLeft(true)
          return onBlur(event)
        }}
        hint={hint}
        liveHint={text}
        className={`${className} ${rangeForHint}`}
      />
      {communes && (
        <datalist id="estimate-places">
          {suggestions.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      )}
    </>
  )
}
