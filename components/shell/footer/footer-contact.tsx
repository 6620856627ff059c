import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { site, telHref } from '@/lib/site'

const link = 'inline-flex min-h-9 items-center gap-2.5 py-1 underline-offset-4 hover:underline'

/** How to reach the house, in the footer: also the answer for those whose browser runs no script. */
export async function FooterContact() {
  const t = await getTranslations('footer')
  const header = await getTranslations('header')
  const common = await getTranslations('common')
  return (
    <div>
      <h2 className="mb-2 font-display text-mustard! text-lead">{t('contact')}</h2>
      <ul>
        <li>
          <a
            href={telHref(site.phone)}
            aria-label={header('phoneLabel', { phone: site.phone })}
            className={link}
          >
            <Icon name="phone" /> <span className="tabular">{site.phone}</span>
          </a>
        </li>
        <li>
          <a href={`mailto:${site.email}`} className={link}>
            <Icon name="mail" /> <span className="[overflow-wrap:anywhere]">{site.email}</span>
          </a>
        </li>
      </ul>
      <ExternalLink
        href={site.schedulingUrl}
        newTab={common('newTab')}
        className={`${buttonClass({ kind: 'secondary', on: 'dark' })} no-print mt-4`}
      >
        <Icon name="calendar" /> {header('call')}
      </ExternalLink>
    </div>
  )
}
