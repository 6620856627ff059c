import { getTranslations } from 'next-intl/server'
import { copyFigures } from '@/lib/business/figures'
import { site, telHref } from '@/lib/site'
import { CallLink } from '../links/call-link'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'

/** What to do once a form was sent: book the call, or ring. */
export async function NextStep() {
  const t = await getTranslations('contact.next')
  return (
    <div data-part="next-step" className="grid gap-3 rounded-md border-2 border-forest bg-paper p-5">
      <h3 className="text-h3">{t('title')}</h3>
      <p>{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <CallLink className={buttonClass()}>
          <Icon name="calendar" /> {t('call', copyFigures)}
        </CallLink>
        <a href={telHref(site.phone)} className={buttonClass({ kind: 'secondary' })}>
          <Icon name="phone" /> <span className="tabular">{t('phone', { phone: site.phone })}</span>
        </a>
      </div>
    </div>
  )
}
