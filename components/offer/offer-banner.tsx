import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routes'
import { offer } from '@/lib/site/site'
import { Icon } from '../ui/icon'

const link =
  'font-semibold text-highlight underline underline-offset-4 max-md:flex max-md:min-h-11 ' +
  'max-md:items-center max-md:text-caption max-md:leading-tight ' +
  'max-md:text-pretty md:whitespace-nowrap'

/** The offer above the header. A build made after its last day omits it; an older page hides it in the browser. */
export async function OfferBanner() {
  if (!offer) return null
  const t = await getTranslations('banner')
  const href = `${publicPath('/pricing', await currentLocale())}#offer`
  return (
    <aside
      data-part="offer-banner"
      data-state="shown"
      {...offer.attributes}
      className="dark-block no-print text-small"
    >
      <div className="wrap flex items-center justify-between gap-3 py-0.5">
        <p>
          <span className="max-md:hidden">{t('text', { offerEnd: offer.lastDay })}</span>{' '}
          <a href={href} className={link}>
            <span className="max-md:hidden">{t('cta')}</span>
            <span className="md:hidden">{t('short', { offerEnd: offer.lastDay })}</span>
          </a>
        </p>
        <button
          type="button"
          aria-label={t('close')}
          className="needs-script -mr-2.5 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-on-primary/15"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </aside>
  )
}
