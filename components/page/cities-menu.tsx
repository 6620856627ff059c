import { getTranslations } from 'next-intl/server'
import type { PagePath } from '@/lib/content/pages'
import { CityLinks } from '../links/city-links'
import { Icon } from '../ui/icon'

const id = 'cities-menu'

/** Opens the menu of cities. Browsers without popovers (before 2024) get a link to the cities of the footer. */
export async function CitiesMenuButton({ className }: { className: string }) {
  const t = await getTranslations('header')
  const content = (
    <>
      {t('cities')}
      <Icon
        name="chevron"
        className="ml-1 size-4 transition-[rotate] duration-150 in-[li:has(>[data-state=open])]:rotate-180"
      />
    </>
  )
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${className} no-popover:hidden [anchor-name:--cities]`}
      >
        {content}
      </button>
      <a href="#footer-cities" className={`${className} no-popover:flex hidden!`}>
        {content}
      </a>
    </>
  )
}

const menu =
  'no-popover:hidden m-auto mt-1 max-h-[calc(100dvh-4.5rem)] w-72 overflow-y-auto rounded-md border ' +
  'border-rule bg-card p-2 text-foreground shadow-card ' +
  '[inset:anchor(--cities_bottom)_auto_auto_anchor(--cities_left)]'

/**
 * The menu of cities: a popover, which the browser opens, closes on Escape or on a press beside it, and places below its
 * button. Browsers that cannot place it (before 2026) show it at the top, in the middle.
 */
export function CitiesMenu({ at, linkClass }: { at: PagePath; linkClass: string }) {
  return (
    <div id={id} popover="auto" data-part="cities-menu" data-state="closed" className={menu}>
      <CityLinks at={at} linkClass={`${linkClass} min-h-19 gap-4`} posterClass="h-17 w-26" />
    </div>
  )
}
