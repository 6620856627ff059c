import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatPhone } from '@/lib/i18n/format-phone'
import { languages, locales } from '@/lib/i18n/locales'
import { site } from '@/lib/site/site'

/*
 * Whether the words of the header fit, without a script: an invisible copy takes their width, and what is left to the
 * right of it is a container, whose descendants ask whether it has any width (`@min-[1px]/links`). They are aligned to
 * the right and overflow over the copy. The copy is generated content, so no text is there twice.
 */
const copy = 'invisible h-0 min-w-0 overflow-hidden whitespace-nowrap text-small'
const rest = 'flex min-w-0 grow items-center justify-end'

function Copy({ text, className }: { text: string; className: string }) {
  return <span data-text={text} className={`inline-block before:content-[attr(data-text)] ${className}`} />
}

/** The container `links`, from 768 px: it has a width if all links of the header fit, with icons for phone and call. */
export async function RoomForLinks({ children }: { children: ReactNode }) {
  const t = await getTranslations('header')
  const locale = await currentLocale()
  const items = [t('cities'), t('pricing'), ...(site.bookingUrl[locale] ? [t('bookings')] : []), t('contact')]
  return (
    <>
      <div aria-hidden="true" className={`${copy} hidden md:block`}>
        {items.map((text) => (
          <Copy key={text} text={text} className="px-1.5 font-medium lg:px-2.5" />
        ))}
        {/* The chevron and the margin of the menu, the icon of the phone, and the padding of the button; the icon of the call. */}
        <span className="inline-block w-[calc(1.5rem+2.25rem+1.75rem)] lg:w-[calc(1.75rem+2.75rem+3.25rem)]" />
        {site.schedulingUrl ? <span className="inline-block w-9 lg:w-13" /> : null}
        {locales.map((other) => (
          <Copy key={other} text={languages[other].code} className="min-w-7 font-semibold lg:min-w-9" />
        ))}
        <Copy text={t('estimateShort')} className="font-semibold" />
      </div>
      <div className={`${rest} md:@container/links md:shrink-[1000] md:basis-[2px]`}>{children}</div>
    </>
  )
}

/** The container `words`, from 1280 px: it has a width if the words beside the icons fit too. */
export async function RoomForWords({ children }: { children: ReactNode }) {
  const t = await getTranslations('header')
  return (
    <>
      <div aria-hidden="true" className={`${copy} hidden font-semibold xl:block`}>
        <Copy text={formatPhone(site.phone, await currentLocale())} className="ml-2" />
        {site.schedulingUrl ? <Copy text={t('call')} className="ml-2" /> : null}
      </div>
      <div className={`${rest} xl:@container/words xl:shrink-[1000] xl:basis-[2px]`}>{children}</div>
    </>
  )
}
