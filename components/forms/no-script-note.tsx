import { getTranslations } from 'next-intl/server'
import { LinkedText } from '@/components/ui/linked-text'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatPhone } from '@/lib/i18n/format-phone'
import { contactLinks } from '@/lib/site/contact-links'
import { site } from '@/lib/site/site'

const note =
  'noscript:block no-has:block in-data-[scripts=elsewhere]:block hidden without-code:order-last ' +
  'without-code:block border-l-4 border-highlight bg-card p-4 font-semibold'

/**
 * Phone and email, shown while no script runs, under a host where forms fail, and if the island after this note is late or
 * fails; always if CSS cannot see that. A form that is late or has failed was used already: there the note comes last, near its
 * button.
 */
export async function NoScriptNote() {
  const t = await getTranslations('forms')
  const phone = formatPhone(site.phone, await currentLocale())
  return (
    <p data-part="no-script-note" className={note}>
      <LinkedText text={t('noScript', { phone, email: site.email })} links={contactLinks(site, phone)} />
    </p>
  )
}
