import { posters, vignettes } from '@/components/art/posters'
import { Artwork } from '@/components/ui/artwork'
import { buttonClass } from '@/components/ui/button'
import { Icon, iconNames } from '@/components/ui/icon'
import { LozengeTexture } from '@/components/ui/lozenge-texture'
import { LozengeBand, lozengeLooks } from '@/components/ui/lozenges'
import { Section } from '@/components/ui/section'

const kinds = ['primary', 'secondary', 'quiet'] as const

/** The design vocabulary for developers, at /vocabulary in `npm run dev`. It is not exported. */
export default function VocabularyPage() {
  return (
    <>
      <h1 className="wrap py-10 text-hero">Vocabulary</h1>
      <Section id="buttons" title="Buttons" intro="Rest, disabled; hover, focus and press them.">
        {(['light', 'dark'] as const).map((on) => (
          <div key={on} className={`flex flex-wrap gap-4 p-6 ${on === 'dark' ? 'ground-primary' : ''}`}>
            {kinds.map((kind) => (
              <button key={kind} type="button" className={buttonClass({ kind, on, size: 'lg' })}>
                {kind}
              </button>
            ))}
            {kinds.map((kind) => (
              <button key={kind} type="button" disabled className={buttonClass({ kind, on })}>
                {kind}, disabled
              </button>
            ))}
          </div>
        ))}
      </Section>
      <Section id="type" title="Type" ground="card">
        {['text-hero', 'text-h2', 'text-h3', 'text-lead', 'text-body', 'text-small', 'text-figure'].map(
          (size) => (
            <p key={size} className={`font-display text-primary ${size}`}>
              {size}: Votre maison de Bourgogne 1 234 €
            </p>
          ),
        )}
      </Section>
      <Section id="icons" title="Icons" ground="surface-alt">
        <ul className="grid grid-cols-3 gap-6 md:grid-cols-8">
          {iconNames.map((name) => (
            <li key={name} className="grid justify-items-center gap-2 text-small">
              <Icon name={name} className="size-8" />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="ornament"
        title="Ornament"
        ground="primary"
        backdrop={<LozengeTexture className="text-highlight opacity-10" />}
      >
        {Object.entries(lozengeLooks).map(([name, look]) => (
          <figure key={name} className="mb-6">
            <figcaption>{name}</figcaption>
            <LozengeBand look={look} rows={3} />
          </figure>
        ))}
      </Section>
      <Section id="artwork" title="Artwork">
        <div className="grid gap-6 md:grid-cols-3">
          {Object.entries({ ...posters, ...vignettes }).map(([name, image]) => (
            <figure key={name}>
              <Artwork image={image} className="aspect-4/3 w-full rounded-md" />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
    </>
  )
}
