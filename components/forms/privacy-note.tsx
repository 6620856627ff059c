import { getTranslations } from 'next-intl/server'
import { LinkedText } from '@/components/ui/linked-text'
import { brand, site } from '@/lib/site'
import { contactLinks } from '../links/contact-links'

/** One line under each form: purpose, recipient, rights, and the way to the whole notice. */
export async function PrivacyNote() {
  const t = await getTranslations('forms')
  return (
    <p className="text-small text-slate">
      <LinkedText text={t('privacy', { brand, email: site.email })} links={contactLinks} />{' '}
      <a href="#legal" className="text-link whitespace-nowrap">
        {t('privacyMore')}
      </a>
    </p>
  )
}
