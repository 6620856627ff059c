import { LinkedText, type TextLink } from '@/components/ui/linked-text'
import type { Translator } from '@/lib/i18n/translate'
import { noticeSettings } from '@/lib/settings/table'
import type { Site } from '@/lib/site'

export type LegalSubject = { site: Site; t: Translator }

type LegalFactsProps = LegalSubject & { links: readonly TextLink[] }

/** The publisher's details that the law requires, verbatim from the settings. Missing ones are marked. */
export function LegalFacts({ site, t, links }: LegalFactsProps) {
  const open: readonly string[] = site.placeholders
  return (
    <dl>
      {noticeSettings.map(({ name, field }) =>
        open.includes(name) || site[field] !== null ? (
          <div key={name} className="grid gap-x-4 py-1 sm:grid-cols-[11rem_1fr]">
            <dt className="text-muted">{t(`legal.facts.${field}`)}</dt>
            <dd className="[overflow-wrap:anywhere]">
              {open.includes(name) ? (
                <mark className="bg-highlight px-1 text-foreground">
                  [{name}] {t('legal.missing')}
                </mark>
              ) : (
                <LinkedText text={site[field] ?? ''} links={links} />
              )}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
