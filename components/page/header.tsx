import { getTranslations } from 'next-intl/server'
import type { PagePath } from '@/lib/content/pages'
import { BookingsItem } from '../links/bookings-item'
import { CallLink } from '../links/call-link'
import { CityLinks } from '../links/city-links'
import { EstimatorLink } from '../links/estimator-link'
import { LanguageLinks } from '../links/language-links'
import { PageItem } from '../links/page-item'
import { PhoneLink } from '../links/phone-link'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { LozengeBand, lozengeLooks } from '../ui/lozenges'
import { Logo } from './logo'
import { MobileMenu, MobileMenuButton } from './mobile-menu'

const item =
  'flex h-11 items-center rounded-sm px-2 hover:bg-surface-alt lg:px-2.5 aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-8'
const tool =
  'flex h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-primary hover:bg-surface-alt'

/** The header of every page. Its links work without scripts. */
export async function Header({ at }: { at: PagePath }) {
  const t = await getTranslations('header')
  return (
    <header
      data-part="header"
      data-state="visible"
      // It slides out, but returns without a transition: a control must not move while it is pressed. On paper it is
      // always visible, even if scrolling down has hidden it.
      className="sticky top-0 z-40 bg-surface transition-opacity duration-200 ease-out print:static! print:translate-none! print:opacity-100! print:transition-none! data-[state=hidden]:-translate-y-full data-[state=hidden]:opacity-0 data-[state=hidden]:[transition:translate_200ms_ease-out,opacity_0s_200ms]"
    >
      <div className="mx-auto flex h-14 w-[min(90rem,100%-2*var(--spacing-gutter))] items-center gap-1 lg:gap-3">
        <Logo />
        {/* From 768 px: the links, then languages, phone, call booking and the estimator. */}
        <nav aria-label={t('menu')} className="no-print hidden md:block lg:ml-3">
          <ul className="flex items-center font-medium text-primary text-small">
            <li>
              {/* A behaviour closes this menu on Escape, on a press outside and on a choice. */}
              <details data-part="cities-menu" className="group/cities relative">
                <summary className="flex h-11 items-center gap-1 rounded-sm px-2 hover:bg-surface-alt lg:px-2.5">
                  {t('cities')}
                  <Icon
                    name="chevron"
                    className="size-4 transition-[rotate] duration-150 group-open/cities:rotate-180"
                  />
                </summary>
                <CityLinks
                  at={at}
                  className="absolute top-full left-0 mt-1 w-60 rounded-md border border-rule bg-card p-2 shadow-card"
                  linkClass={item}
                />
              </details>
            </li>
            <PageItem at={at} to="/pricing" className={item} />
            <BookingsItem className={item} />
            <PageItem at={at} to="/contact" className={item} />
          </ul>
        </nav>
        {/*
          Both groups are aligned to the right, so they are invisible until all of their items have arrived: on a slow line
          each item would move those before it. Below 1280 px, phone and call booking are icons without words.
        */}
        <div className="no-print ml-auto hidden items-center font-semibold text-small md:flex lg:gap-2 arriving:invisible">
          <LanguageLinks at={at} />
          <PhoneLink className={tool} numberClass="max-xl:sr-only" />
          <CallLink className={tool}>
            <Icon name="calendar" className="size-5" />
            <span className="max-xl:sr-only xl:whitespace-nowrap">{t('call')}</span>
          </CallLink>
          <EstimatorLink at={at} className={`${buttonClass()} text-small`}>
            <span className="min-[90rem]:hidden">{t('estimateShort')}</span>
            <span className="hidden whitespace-nowrap min-[90rem]:inline">{t('estimate')}</span>
          </EstimatorLink>
        </div>
        {/* Below 768 px: the phone, the estimator and the menu. */}
        <div className="no-print ml-auto flex items-center gap-1 md:hidden arriving:invisible">
          <PhoneLink
            className="grid size-11 place-items-center rounded-sm text-primary hover:bg-surface-alt large-text:hidden"
            numberClass="sr-only"
          />
          <EstimatorLink at={at} className={`${buttonClass()} max-[22.5rem]:hidden px-3! text-small`}>
            {t('estimateShort')}
          </EstimatorLink>
          <a
            href="#footer"
            aria-label={t('menu')}
            className="noscript:inline-flex no-popover:inline-flex hidden size-11 items-center justify-center rounded-sm text-primary hover:bg-surface-alt"
          >
            <Icon name="menu" className="size-7" />
          </a>
          <MobileMenuButton />
        </div>
      </div>
      <MobileMenu at={at} />
      <LozengeBand id="header-tiles" look={lozengeLooks.course} />
    </header>
  )
}
