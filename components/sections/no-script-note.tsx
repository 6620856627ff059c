import { getTranslations } from 'next-intl/server'
import { LinkedText } from '@/components/ui/linked-text'
import { contactLinks } from '@/lib/build/contact-links'
import { currentLocale } from '@/lib/build/current-locale'
import { site } from '@/lib/build/site'
import { formatPhone } from '@/lib/i18n/format-phone'

/** Phone and email, shown while no script runs and if the island after this note fails, or always if CSS cannot see that. */
export async function NoScriptNote() {
  const t = await getTranslations('forms')
  const phone = formatPhone(site.phone, await currentLocale())
  return (
    <p
      data-part="no-script-note"
      className="noscript:block no-has:block hidden has-[~[data-island][data-state=failed]]:block border-l-4 border-highlight bg-card p-4 font-semibold"
    >
      <LinkedText text={t('noScript', { phone, email: site.email })} links={contactLinks(site, phone)} />
    </p>
  )
}
