import { getTranslations } from 'next-intl/server'
import { formatPhone } from '@/lib/i18n/format-phone'
import type { Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { contactLinks } from '@/lib/site/contact-links'
import { site } from '@/lib/site/site'
import { BookingsItem } from '../links/bookings-item'
import { CallItem } from '../links/call-item'
import { CityLinks } from '../links/city-links'
import { LanguageLinks } from '../links/language-links'
import { buttonClass, buttonGroup } from '../ui/button'
import { LinkedText } from '../ui/linked-text'
import { Logo } from './logo'

/** The pages to continue with, and the keys of their names. */
const pages = [
  ['/', 'home'],
  ['/contact', 'contact'],
  ['/pricing', 'pricing'],
] as const

const link = 'link inline-flex min-h-11 items-center'

/** The header's essentials in one language: home, the other languages' homes and the estimator. */
export async function NotFoundBar({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale })
  return (
    <div lang={locale} data-only-in={locale} className="wrap flex min-h-14 flex-wrap items-center gap-2">
      <Logo locale={locale} className="max-sm:[&>:last-child]:hidden" />
      <div className="ml-auto">
        <LanguageLinks at="/" locale={locale} />
      </div>
      <a href={`${publicPath('/', locale)}#calculator`} className={`${buttonClass()} text-small`}>
        {t('header.estimateShort')}
      </a>
    </div>
  )
}

/** The text and links of the not-found page in one language. */
export async function NotFoundContent({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale })
  const phone = formatPhone(site.phone, locale)
  return (
    <div lang={locale} data-only-in={locale} className="py-10 lg:py-14">
      <h1 className="text-hero">{t('notFound.title')}</h1>
      <p className="mt-5 max-w-[48ch] text-lead">{t('notFound.description')}</p>
      {/* Its pre-paint script adds the link to the page that was probably meant. */}
      <p data-part="meant" className="mt-5 hidden has-[a]:block text-lead">
        {t('notFound.meant')}{' '}
      </p>
      <p className={`${buttonGroup} mt-8`}>
        {pages.map(([page, name], index) => (
          <a
            key={page}
            href={publicPath(page, locale)}
            className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary', size: 'lg' })}
          >
            {t(`notFound.${name}`)}
          </a>
        ))}
      </p>
      <h2 className="mt-10 font-sans text-body">{t('notFound.cities')}</h2>
      <CityLinks locale={locale} className="mt-1 flex flex-wrap gap-x-6" linkClass={link} />
      {site.bookingUrl[locale] || site.schedulingUrl ? (
        <ul role="list" className="mt-4 flex flex-wrap gap-x-6">
          <BookingsItem locale={locale} className={link} />
          <CallItem locale={locale} className={link}>
            {t('header.call')}
          </CallItem>
        </ul>
      ) : null}
      <p className="tabular mt-4 border-rule border-t pt-5">
        <LinkedText
          text={t('notFound.help', { phone, email: site.email })}
          links={contactLinks(site, phone)}
        />
      </p>
    </div>
  )
}
