import type { ReactNode } from 'react'
import { LinkedText } from '@/components/ui/linked-text'
import { copyFigures } from '@/lib/business/figures'
import { brand, telHref } from '@/lib/site'
import { LegalFacts, type LegalSubject } from './legal-facts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-1 text-primary! text-h3">{title}</h3>
      <div className="grid gap-3">{children}</div>
    </section>
  )
}

/** The publisher of the site, and how personal data is used. */
export function LegalText({ site, t }: LegalSubject) {
  const { phone, email } = site
  const links = [
    { text: phone, href: telHref(phone) },
    { text: email, href: `mailto:${email}` },
  ]
  return (
    <>
      <Part title={t('legal.facts.title', { brand })}>
        <LegalFacts site={site} t={t} links={links} />
        <p>{t('legal.facts.mediation')}</p>
      </Part>
      <Part title={t('legal.privacy.title')}>
        <p>
          <LinkedText text={t('legal.privacy.controller', { email })} links={links} />
        </p>
        <p>
          {t('legal.privacy.purpose')} {t('legal.privacy.basis')}
        </p>
        <p>{t('legal.privacy.needed')}</p>
        <p>
          {t('legal.privacy.recipient')} {t('legal.privacy.transfer')}
        </p>
        <p>{t('legal.privacy.retention', copyFigures)}</p>
        <p>{t('legal.privacy.interest')}</p>
        {site.measureEndpoint ? <p>{t('legal.measure')}</p> : null}
      </Part>
      <Part title={t('legal.privacy.rightsTitle')}>
        <p>
          <LinkedText text={t('legal.privacy.rights', { email })} links={links} />{' '}
          {t('legal.privacy.automated')}
        </p>
        <p>{t('legal.privacy.complaint')}</p>
      </Part>
      <Part title={t('legal.privacy.browserTitle')}>
        <p>
          {t('legal.privacy.cookies', copyFigures)} {t('legal.campaign')}
        </p>
      </Part>
    </>
  )
}
