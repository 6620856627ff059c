import { LinkedText, type TextLink } from '@/components/ui/linked-text'
import type { Translator } from '@/lib/i18n/translate'
import type { Site } from '@/lib/site'

export type LegalSubject = { site: Site; t: Translator }

const facts = [
  { name: 'publisher', field: 'publisher', setting: 'NEXT_PUBLIC_PUBLISHER' },
  { name: 'address', field: 'postalAddress', setting: 'NEXT_PUBLIC_POSTAL_ADDRESS' },
  { name: 'registration', field: 'registration', setting: 'NEXT_PUBLIC_REGISTRATION' },
  { name: 'director', field: 'director', setting: 'NEXT_PUBLIC_DIRECTOR' },
  { name: 'phone', field: 'phone', setting: 'NEXT_PUBLIC_PHONE' },
  { name: 'email', field: 'email', setting: 'NEXT_PUBLIC_EMAIL' },
  { name: 'host', field: 'host', setting: 'NEXT_PUBLIC_HOST' },
  { name: 'licence', field: 'licence', setting: null },
  { name: 'insurer', field: 'insurer', setting: null },
  { name: 'mediator', field: 'mediator', setting: 'NEXT_PUBLIC_MEDIATOR' },
] as const

type LegalFactsProps = LegalSubject & { links: readonly TextLink[] }

/** What the law wants to be known of the publisher, as the settings say it; what is still to be given is marked. */
export function LegalFacts({ site, t, links }: LegalFactsProps) {
  const isOpen = (setting: (typeof facts)[number]['setting']) =>
    setting !== null && site.placeholders.includes(setting)
  return (
    <dl>
      {facts.map(({ name, field, setting }) =>
        isOpen(setting) || site[field] !== null ? (
          <div key={name} className="grid gap-x-4 py-1 sm:grid-cols-[11rem_1fr]">
            <dt className="text-slate">{t(`legal.facts.${name}`)}</dt>
            <dd className="[overflow-wrap:anywhere]">
              {isOpen(setting) ? (
                <mark className="bg-mustard px-1 text-ink">
                  [{setting}] {t('legal.missing')}
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
