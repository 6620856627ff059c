import type { ReactNode } from 'react'
import { LinkedText, type TextLink } from '@/components/ui/linked-text'
import { figureArguments } from '@/lib/business/figures'
import type { Translator } from '@/lib/i18n/translator'
import { contactLinks } from '@/lib/site/contact-links'
import { legalNotice } from '@/lib/site/notice'
import { brand, type Site } from '@/lib/site/site'

type LegalTextProps = { site: Site; t: Translator }

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-1 text-primary! text-h3">{title}</h3>
      <div className="grid gap-3">{children}</div>
    </section>
  )
}

/** The publisher's details, with those marked that are missing. */
function LegalNotice({ site, t, links }: LegalTextProps & { links: readonly TextLink[] }) {
  return (
    <dl>
      {legalNotice(site).map(({ name, field, text, lang }) => (
        <div key={name} className="grid gap-x-4 py-1 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted">{t(`legal.notice.${name}`)}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {text === null ? (
              <mark className="bg-highlight px-1 text-foreground">
                [{field}] {t('legal.missing')}
              </mark>
            ) : (
              <span lang={lang}>
                <LinkedText text={text} links={links} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The publisher of the site, and how personal data is used. */
export function LegalText({ site, t }: LegalTextProps) {
  const { email } = site
  const links = contactLinks(site)
  return (
    <>
      <Part title={t('legal.notice.title', { brand })}>
        <LegalNotice site={site} t={t} links={links} />
        <p>{t('legal.notice.mediation')}</p>
        <p>{t('legal.notice.communes')}</p>
      </Part>
      <Part title={t('legal.privacy.title')}>
        <p>
          <LinkedText text={t('legal.privacy.controller', { email })} links={links} />
        </p>
        <p>{t('legal.privacy.purpose')}</p>
        <p>{t('legal.privacy.needed')}</p>
        <p>{t('legal.privacy.recipient')}</p>
        <p>{t('legal.privacy.retention', figureArguments)}</p>
        <p>{t('legal.privacy.interest')}</p>
        {site.measureEndpoint ? <p>{t('legal.measure')}</p> : null}
      </Part>
      <Part title={t('legal.privacy.rightsTitle')}>
        <p>
          <LinkedText text={t('legal.privacy.rights', { email })} links={links} />
        </p>
        <p>{t('legal.privacy.complaint')}</p>
      </Part>
      <Part title={t('legal.privacy.browserTitle')}>
        <p>{t('legal.privacy.cookies', figureArguments)}</p>
      </Part>
    </>
  )
}
