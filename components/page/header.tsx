import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { PagePath } from '@/lib/content/pages'
import { EstimateLink } from '../links/estimate-link'
import { PhoneLink } from '../links/phone-link'
import { LozengeBand, lozengeLooks } from '../ui/lozenges'
import { HeaderActions } from './header/header-actions'
import { HeaderNavigation } from './header/header-navigation'
import { MobileMenu } from './header/mobile-menu'
import { Logo } from './logo'

/** The header of every page. Its links work without scripts. */
export async function Header({ at }: { at: PagePath }) {
  const t = await getTranslations('header')
  return (
    <header
      data-part="header"
      data-state="visible"
      // It slides out, but is back in its place at once: what is pressed must not move.
      className="sticky top-0 z-40 bg-surface transition-opacity duration-200 ease-out data-[state=hidden]:-translate-y-full data-[state=hidden]:opacity-0 data-[state=hidden]:[transition:translate_200ms_ease-out,opacity_0s_200ms]"
    >
      <div className="mx-auto flex h-14 w-[min(90rem,100%-2*var(--spacing-gutter))] items-center gap-1 lg:gap-3">
        <Logo />
        <HeaderNavigation at={at} />
        <HeaderActions at={at} />
        <div className="no-print ml-auto flex items-center gap-1 md:hidden">
          <PhoneLink
            className="grid size-11 place-items-center rounded-sm text-primary hover:bg-surface-alt"
            numberClass="sr-only"
          />
          <EstimateLink at={at} className={`${buttonClass()} max-[22.5rem]:hidden px-3! text-small`}>
            {t('estimateShort')}
          </EstimateLink>
          <a
            href="#footer"
            aria-label={t('menu')}
            className="noscript:inline-flex no-popover:inline-flex hidden size-11 items-center justify-center rounded-sm text-primary hover:bg-surface-alt"
          >
            <Icon name="menu" className="size-7" />
          </a>
          <MobileMenu at={at} />
        </div>
      </div>
      <LozengeBand look={lozengeLooks.course} />
    </header>
  )
}
