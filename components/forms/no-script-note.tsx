import { getTranslations } from 'next-intl/server'
import { LinkedText } from '@/components/ui/linked-text'
import { site } from '@/lib/site'
import { contactLinks } from '../links/contact-links'

/** Phone and e-mail, shown without scripts and if the island after this note fails. */
export async function NoScriptNote() {
  const t = await getTranslations('forms')
  return (
    <p
      data-part="no-script-note"
      className="noscript:block hidden has-[~[data-island][data-state=failed]]:block border-l-4 border-highlight bg-card p-4 font-semibold"
    >
      <LinkedText text={t('noScript', { phone: site.phone, email: site.email })} links={contactLinks(site)} />
    </p>
  )
}
