import { getTranslations } from 'next-intl/server'
import type { PagePath } from '@/lib/content/pages'
import { BookingsItem } from '../links/bookings-item'
import { CallLink } from '../links/call-link'
import { EstimatorLink } from '../links/estimator-link'
import { LanguageLinks } from '../links/language-links'
import { PageItem } from '../links/page-item'
import { PhoneLink } from '../links/phone-link'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { LozengeBand, lozengeLooks } from '../ui/lozenges'
import { CitiesMenu, CitiesMenuButton } from './cities-menu'
import { RoomForLinks, RoomForWords } from './header-room'
import { Logo } from './logo'
import { MobileMenu, MobileMenuButton } from './mobile-menu'

const item =
  'flex h-11 items-center rounded-sm px-1.5 hover:bg-surface-alt lg:px-2.5 ' +
  'aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-8'
const tool =
  'flex h-11 min-w-9 items-center justify-center gap-2 rounded-sm px-2 text-primary hover:bg-surface-alt lg:min-w-11'

const bar =
  'sticky top-0 z-40 bg-surface transition-opacity duration-200 ease-out print:static! ' +
  'print:translate-none! print:opacity-100! print:transition-none! ' +
  'data-[state=hidden]:-translate-y-full data-[state=hidden]:opacity-0 ' +
  'data-[state=hidden]:[transition:translate_200ms_ease-out,opacity_0s_200ms]'

/**
 * The header of every page. Its links work without scripts. From 768 px it shows them where they fit, otherwise the
 * button of the menu.
 */
export async function Header({ at }: { at: PagePath }) {
  const t = await getTranslations('header')
  return (
    <header
      data-part="header"
      data-state="visible"
      // It slides out, but returns without a transition: a control must not move while it is pressed. On paper it is
      // always visible, even if scrolling down has hidden it.
      className={bar}
    >
      <div className="wrap flex h-14 items-center gap-1 lg:gap-2">
        <Logo />
        <RoomForLinks>
          <RoomForWords>
            {/*
              Both groups are aligned to the right, so they are invisible until all of their items have arrived: on a slow
              line each item would move those before it.
            */}
            <div className="no-print @min-[1px]/links:flex hidden shrink-0 items-center arriving:invisible">
              <nav aria-label={t('menu')} className="mr-1 lg:mr-2">
                <ul role="list" className="flex items-center font-medium text-primary text-small">
                  <li>
                    <CitiesMenuButton className={item} />
                    <CitiesMenu at={at} linkClass={item} />
                  </li>
                  <PageItem at={at} to="/pricing" className={item} />
                  <BookingsItem className={item} />
                  <PageItem at={at} to="/contact" className={item} />
                </ul>
              </nav>
              <div className="flex items-center whitespace-nowrap font-semibold text-small lg:gap-2">
                <LanguageLinks at={at} />
                <PhoneLink className={tool} numberClass="sr-only @min-[1px]/words:not-sr-only" />
                <CallLink className={tool}>
                  <Icon name="calendar" className="size-5" />
                  <span className="sr-only @min-[1px]/words:not-sr-only">{t('call')}</span>
                </CallLink>
                <EstimatorLink
                  at={at}
                  className={`${buttonClass({ variant: 'header' })} text-small max-lg:px-3!`}
                >
                  {t('estimateShort')}
                </EstimatorLink>
              </div>
            </div>
            <div className="no-print @min-[1px]/links:hidden -mr-2 flex items-center gap-1 md:shrink-0 arriving:invisible">
              <PhoneLink
                className="grid size-11 shrink-0 place-items-center rounded-sm text-primary hover:bg-surface-alt max-[22.4375rem]:hidden"
                numberClass="sr-only"
              />
              <EstimatorLink
                at={at}
                className={`${buttonClass({ variant: 'header' })} large-text:hidden px-3! text-small`}
              >
                {t('estimateShort')}
              </EstimatorLink>
              <a
                href="#footer"
                aria-label={t('menu')}
                className="noscript:inline-flex no-popover:inline-flex hidden size-11 shrink-0 items-center justify-center rounded-sm text-primary hover:bg-surface-alt"
              >
                <Icon name="menu" className="size-7" />
              </a>
              <MobileMenuButton />
            </div>
          </RoomForWords>
        </RoomForLinks>
      </div>
      <MobileMenu at={at} />
      <LozengeBand id="header-tiles" look={lozengeLooks.course} />
    </header>
  )
}
