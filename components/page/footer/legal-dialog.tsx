import { EarlyScript } from '@/components/ui/early-script'
import { Icon } from '@/components/ui/icon'
import { legalScript } from '@/lib/early/legal-script'
import { currentLocale } from '@/lib/i18n/current-locale'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { LegalText } from './legal-text'

const close = 'size-11 shrink-0 place-items-center rounded-sm text-forest hover:bg-stone'

/**
 * Legal notice and privacy: no page of its own but an address on every page, `#legal`. Without scripts the browser
 * lays the dialog over the page while it is the target, with them it is a modal one. It stands outside the
 * footer, which would hold it in while the footer is far from the view.
 */
export async function LegalDialog() {
  const t = translatorOf(await currentLocale())
  return (
    <>
      <dialog
        id="legal"
        aria-labelledby="legal-title"
        closedby="any"
        // The early script may have opened it before React reads it.
        suppressHydrationWarning
        className="fixed inset-0 z-60 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(44rem,100%-2rem)] overflow-y-auto overscroll-contain rounded-md bg-limestone p-6 text-body text-ink shadow-[0_0_0_100vmax_rgb(30_42_36/0.6)] backdrop:bg-transparent target:block md:p-10"
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id="legal-title" className="text-h2">
            {t('legal.title')}
          </h2>
          <button
            type="button"
            data-legal-close
            aria-label={t('legal.close')}
            className={`needs-script grid ${close}`}
          >
            <Icon name="close" className="size-7" />
          </button>
          {/* A target that is not shown once it is the target: the page stays where it is. */}
          <a
            id="legal-closed"
            href="#legal-closed"
            aria-label={t('legal.close')}
            className={`script-free justify-center ${close}`}
          >
            <Icon name="close" className="size-7" />
          </a>
        </div>
        <LegalText site={site} t={t} />
      </dialog>
      <EarlyScript code={legalScript} />
    </>
  )
}
