import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { site } from '@/lib/site'
import { CallLink } from '../../links/call-link'
import { PhoneLink } from '../../links/phone-link'

const link = 'inline-flex min-h-9 items-center gap-2.5 py-1 underline-offset-4 hover:underline'

/** The contact details in the footer, which also serve visitors without scripts. */
export async function FooterContact() {
  const t = await getTranslations()
  return (
    <div>
      <h2 className="mb-2 font-display text-highlight! text-lead">{t('footer.contact')}</h2>
      {site.publisher ? <p className="py-1">{site.publisher}</p> : null}
      {site.postalAddress ? <p className="py-1">{site.postalAddress}</p> : null}
      <ul>
        <li>
          <PhoneLink className={link} />
        </li>
        <li>
          <a href={`mailto:${site.email}`} className={link}>
            <Icon name="mail" /> <span className="[overflow-wrap:anywhere]">{site.email}</span>
          </a>
        </li>
      </ul>
      <CallLink className={`${buttonClass({ kind: 'secondary', on: 'dark' })} no-print mt-4`}>
        <Icon name="calendar" /> {t('header.call')}
      </CallLink>
    </div>
  )
}
