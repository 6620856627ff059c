import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { currentLocale } from '@/lib/i18n/current-locale'
import { brand, site, telHref } from '@/lib/site'
import { HeaderActions } from './header/header-actions'
import { HeaderFrame } from './header/header-frame'
import { HeaderNavigation } from './header/header-navigation'
import { MobileMenu } from './header/mobile-menu'
import { MobileMenuContent } from './header/mobile-menu-content'
import { ShortEstimateLink } from './header/short-estimate-link'
import { Logo } from './logo'
import { staticAddresses } from './static-addresses'
import { TileBand } from './tile-band'

/** What every page wears at its top (SPEC.md section 2): all of it plain links until the scripts run. */
export async function Header() {
  const t = await getTranslations('header')
  const addresses = staticAddresses(await currentLocale())
  const logo = <Logo href={addresses[''] ?? '/'} name={brand} label={t('logoLabel', { brand })} />
  return (
    <HeaderFrame>
      <div className="mx-auto flex h-14 w-[min(90rem,100%-2*var(--spacing-gutter))] items-center gap-1 lg:gap-3">
        {logo}
        <HeaderNavigation />
        <HeaderActions />
        <div className="no-print ml-auto flex items-center gap-1 md:hidden">
          <a
            href={telHref(site.phone)}
            aria-label={t('phoneLabel', { phone: site.phone })}
            className="grid size-11 place-items-center rounded-sm text-forest hover:bg-stone"
          >
            <Icon name="phone" className="size-6" />
          </a>
          <div className="max-[24.25rem]:hidden">
            <ShortEstimateLink />
          </div>
          <a href="#footer" className="script-free px-2 font-semibold text-forest underline">
            {t('menu')}
          </a>
          <MobileMenu
            labels={{ menu: t('mobileMenu'), open: t('openMenu'), close: t('closeMenu') }}
            heading={logo}
          >
            <MobileMenuContent />
          </MobileMenu>
        </div>
      </div>
      <TileBand />
    </HeaderFrame>
  )
}
