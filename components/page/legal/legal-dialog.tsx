import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { site } from '@/lib/site/site'
import { LegalText } from './legal-text'

const dialog =
  'fixed inset-0 z-60 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(44rem,100%-2rem)] overflow-y-auto ' +
  'overscroll-contain rounded-md bg-surface px-6 pb-6 text-body text-foreground ' +
  'shadow-[0_0_0_100vmax_rgb(var(--shade)/0.6)] backdrop:bg-transparent target:block ' +
  'focus-visible:outline-none md:px-10 md:pb-10'

/**
 * Legal notice and privacy: `#legal` on every page. Without scripts the dialog covers the page while it is the `:target`;
 * its behaviour makes it modal. It is outside the footer, because the footer is positioned.
 */
export async function LegalDialog() {
  const t = await getTranslations()
  return (
    <dialog
      id="legal"
      data-part="legal-dialog"
      aria-labelledby="legal-title"
      tabIndex={-1}
      className={dialog}
    >
      <div className="sticky top-0 flex items-start justify-between gap-4 bg-surface pt-6 pb-2 md:pt-10">
        <h2 id="legal-title" className="text-h2">
          {t('legal.title')}
        </h2>
        {/* Becomes the `:target` instead of #legal: the notice closes, and a hidden target does not scroll a page. */}
        <a
          id="legal-closed"
          href="#legal-closed"
          aria-label={t('legal.close')}
          className="grid size-11 shrink-0 place-items-center rounded-sm text-primary hover:bg-surface-alt"
        >
          <Icon name="close" className="size-7" />
        </a>
      </div>
      <LegalText site={site} t={t} />
    </dialog>
  )
}
