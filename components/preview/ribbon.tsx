import type { PagePath } from '@/lib/content/pages'
import { exampleNames } from '@/lib/content/people'
import { buildInfo } from '@/lib/deploy/deploy-kind'
import { sourceOf } from '@/lib/deploy/repository'
import { currentLocale } from '@/lib/i18n/current-locale'
import { translatorOf } from '@/lib/i18n/translate'
import { configFile, site } from '@/lib/site/site'
import { LanguageLinks } from '../links/language-links'
import { buttonClass } from '../ui/button'
import { Disclosure } from '../ui/disclosure'
import { MissingFields } from './missing-fields'

const { branch, commit } = buildInfo(process.env)

/** Hides the line about an offer that has ended, unless it has on the day shown. */
const styles = 'html:not([data-offer="ended"]) [data-ribbon-if="offer-ended"] { display: none }'

/** The ribbon of a preview: its branch, the page in every language, what to replace, and "Edit the words". */
export async function Ribbon({ at }: { at: PagePath }) {
  const locale = await currentLocale()
  // Its words are not edited from the page, so they carry no keys.
  const t = translatorOf(locale)
  const examples = exampleNames()
  return (
    <nav
      data-part="preview-ribbon"
      aria-label={t('ribbon.title')}
      className="dark-block no-print fixed bottom-(--room-below,0px) left-0 z-40 max-h-[70svh] max-w-full overflow-y-auto rounded-tr-sm text-small sm:max-w-md"
    >
      <style>{styles}</style>
      <Disclosure
        sign="chevron"
        titleClass="px-4 font-semibold"
        title={
          <span>
            <span className="text-highlight">{t('ribbon.title')}</span> {branch} {commit}
          </span>
        }
      >
        <div className="grid gap-3 px-4 pb-4">
          {/* ./edit-button.first-paint.ts handles it. */}
          <button
            type="button"
            data-ribbon-action="edit"
            aria-pressed="false"
            className={`needs-script justify-self-start ${buttonClass({ variant: 'secondaryOnDark' })}`}
          >
            {t('ribbon.edit.start')}
          </button>
          <LanguageLinks at={at} tone="dark" />
          <p>{t('ribbon.dryRun')}</p>
          <p className="font-semibold">{t('ribbon.fixes.title')}</p>
          <ul className="list-disc pl-5">
            <MissingFields
              fields={site.missing}
              config={configFile}
              source={sourceOf(site.repositoryUrl, process.env)}
            />
            {examples.length > 0 ? (
              <li>
                {t('ribbon.fixes.testimonials')} {examples.join(', ')}
              </li>
            ) : null}
            <li data-ribbon-if="offer-ended">{t('ribbon.fixes.offer')}</li>
          </ul>
        </div>
      </Disclosure>
    </nav>
  )
}
