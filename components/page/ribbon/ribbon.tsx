import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RibbonFixes } from './ribbon-fixes'
import { RibbonLinks } from './ribbon-links'
import type { RibbonProps } from './ribbon-props'

/** The ribbon of a preview: the build, links and things to fix. A pre-paint script handles its buttons. */
export function Ribbon(props: RibbonProps) {
  const { site, build, locale, t } = props
  const tool = buttonClass({ variant: 'secondaryOnDark' })
  return (
    <nav
      data-part="preview-ribbon"
      aria-label={t('ribbon.title')}
      className="dark-block no-print fixed bottom-(--room-below,0px) left-0 z-40 max-h-[70svh] max-w-full overflow-y-auto rounded-tr-sm text-small sm:max-w-md"
    >
      <details>
        <summary className="px-4 py-2 font-semibold">
          <span className="text-highlight">{t('ribbon.title')}</span> {build.branch} {build.commit}
          <Icon name="chevron" className="ml-2 inline size-4 rotate-180" />
        </summary>
        <div className="grid gap-3 px-4 pb-4">
          <p>
            {build.branch ? `${t('ribbon.branch', { branch: build.branch })}. ` : null}
            {build.commit ? `${t('ribbon.commit', { commit: build.commit })}. ` : null}
            {t('ribbon.built', { time: build.time })}
          </p>
          {site.formEndpoint === null ? <p>{t('ribbon.dryRun')}</p> : null}
          <RibbonLinks {...props} />
          <RibbonFixes site={site} locale={locale} t={t} />
          <p className="needs-script flex flex-wrap items-center gap-3">
            <button type="button" data-ribbon-action="edit" aria-pressed="false" className={tool}>
              {t('ribbon.edit.start')}
            </button>
            <button type="button" data-ribbon-action="copy" className={tool}>
              {t('ribbon.copyLink')}
            </button>
            {/* In `next dev` the pre-paint script may set this text before React hydrates it. */}
            <output data-copied={t('ribbon.copied')} className="break-all" suppressHydrationWarning>
              {''}
            </output>
            <button type="button" data-ribbon-action="hide" className={tool}>
              {t('ribbon.hide')}
            </button>
          </p>
        </div>
      </details>
    </nav>
  )
}
