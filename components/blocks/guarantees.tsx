import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { figureArguments } from '@/lib/business/figures'
import type { CitySlug, Pause } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { factSentences } from '@/lib/site/facts'
import insurance from '../art/blocks/guarantee-insurance.svg'
import availability from '../art/blocks/guarantee-night.svg'
import payments from '../art/blocks/guarantee-payments.svg'
import service from '../art/blocks/guarantee-service.svg'
import pines from '../art/blocks/silhouette-pines.svg'
import reeds from '../art/blocks/silhouette-reeds.svg'
import roofs from '../art/blocks/silhouette-roofs.svg'
import village from '../art/blocks/village-night.svg'
import { loadPoster } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { LozengeTexture } from '../ui/lozenges'
import { Section } from '../ui/section'

const items = [
  ['insurance', insurance],
  ['availability', availability],
  ['payments', payments],
  ['service', service],
] as const

const silhouettes = { pines, reeds, roofs }

type DetailProps = { poster: CitySlug; pause: Pause }

/** The four guarantees, below a picture as wide as the window: a detail of the poster of a city, or a village at night. */
export async function Guarantees({ detail }: { detail?: DetailProps }) {
  const t = await getTranslations()
  const locale = await currentLocale()
  const text = (key: (typeof items)[number][0]) =>
    [t(`guarantees.${key}.text`, figureArguments), ...factSentences(t, locale, `guarantees.${key}`)].join(' ')
  return (
    <Section
      id="guarantees"
      title={t('guarantees.title')}
      background="primary"
      className="[--pause:clamp(16rem,36vw,40rem)] pt-[calc(var(--pause)+clamp(1.5rem,3vw,3rem))] print:pt-section"
      backdrop={
        <>
          <div className="no-print absolute inset-x-0 top-(--pause) bottom-0 overflow-hidden">
            <LozengeTexture id="guarantees-lozenges" cell={72} className="text-highlight opacity-[0.09]" />
          </div>
          <div className="no-print absolute inset-x-0 top-0 h-(--pause) overflow-hidden">
            {detail ? (
              <Detail {...detail} />
            ) : (
              <Artwork image={{ ...village, focus: 'center bottom' }} className="size-full" />
            )}
          </div>
        </>
      }
    >
      <ul
        role="list"
        className="relative grid grid-cols-1 gap-x-12 gap-y-7 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4"
      >
        {items.map(([key, tile]) => (
          <li key={key} className="max-sm:relative max-sm:min-h-24 max-sm:pl-22">
            <Artwork
              image={tile}
              className="h-42.5 w-32 max-sm:absolute max-sm:top-0 max-sm:left-0 max-sm:h-24 max-sm:w-18"
            />
            <h3 className="text-h3 sm:mt-4">{t(`guarantees.${key}.title`)}</h3>
            <p className="mt-1 text-pretty sm:mt-2">{text(key)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A detail of a poster, in front of whose foot a silhouette stands. */
async function Detail({ poster, pause: { origin, zoom, silhouette } }: DetailProps) {
  return (
    <>
      <div
        className="size-full scale-180 sm:scale-(--zoom)"
        style={{ '--zoom': zoom, transformOrigin: origin } as CSSProperties}
      >
        <Artwork image={{ ...(await loadPoster(poster)), focus: origin }} className="size-full" />
      </div>
      <Artwork
        image={{ ...silhouettes[silhouette], focus: 'left bottom' }}
        className="absolute inset-x-0 -bottom-px h-14 w-full lg:h-22.5"
      />
    </>
  )
}
