import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { contactLinks } from '@/components/forms/contact-links'
import { LinkedText } from '@/components/ui/linked-text'
import { copyFigures } from '@/lib/business/figures'
import { brand, site } from '@/lib/site'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-1 text-h3">{title}</h3>
      <div className="grid gap-3">{children}</div>
    </section>
  )
}

/** Publisher, host and what becomes of personal data. */
export async function LegalText() {
  const t = await getTranslations('legal')
  const { phone, email } = site
  return (
    <>
      <Part title={t('publisher.title')}>
        <p>
          <LinkedText text={t('publisher.text', { brand, phone, email })} links={contactLinks} />
        </p>
      </Part>
      <Part title={t('host.title')}>
        <p>
          <LinkedText text={t('host.text', { email })} links={contactLinks} />
        </p>
      </Part>
      <Part title={t('privacy.title')}>
        <p>{t('privacy.purpose')}</p>
        <p>{t('privacy.basis')}</p>
        <p>{t('privacy.recipient', { brand })}</p>
        <p>{t('privacy.retention', copyFigures)}</p>
        <p>
          <LinkedText text={t('privacy.rights', { email })} links={contactLinks} />
        </p>
        <p>{t('privacy.cookies', copyFigures)}</p>
        <p>{t('privacy.campaign')}</p>
        {site.measureEndpoint ? <p>{t('privacy.measure')}</p> : null}
      </Part>
    </>
  )
}
