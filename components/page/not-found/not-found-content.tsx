import type { Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { CityLinks } from '../../links/city-links'
import { contactLinks } from '../../links/contact-links'
import { buttonClass } from '../../ui/button'
import { LinkedText } from '../../ui/linked-text'

/** The text and links of the not-found page in one language. */
export function NotFoundContent({ locale }: { locale: Locale }) {
  const t = translatorOf(locale)
  const titleId = `not-found-${locale}`
  return (
    <section lang={locale} data-only-in={locale} aria-labelledby={titleId} className="py-10 lg:py-14">
      <h1 id={titleId} className="text-hero">
        {t('notFound.title')}
      </h1>
      <p className="mt-5 max-w-[48ch] text-lead">{t('notFound.description')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={publicPath('/', locale)} className={buttonClass({ size: 'lg' })}>
          {t('notFound.home')}
        </a>
        <a href={publicPath('/contact', locale)} className={buttonClass({ kind: 'secondary', size: 'lg' })}>
          {t('notFound.contact')}
        </a>
        <a href={publicPath('/pricing', locale)} className={buttonClass({ kind: 'secondary', size: 'lg' })}>
          {t('notFound.pricing')}
        </a>
      </p>
      <h2 className="mt-10 font-sans text-body">{t('notFound.cities')}</h2>
      <CityLinks
        locale={locale}
        className="mt-1 flex flex-wrap gap-x-6"
        linkClass="link inline-flex min-h-11 items-center"
      />
      <p className="tabular mt-6 border-rule border-t pt-5">
        <LinkedText
          text={t('notFound.help', { phone: site.phone, email: site.email })}
          links={contactLinks}
        />
      </p>
    </section>
  )
}
