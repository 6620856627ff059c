import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { CallLink } from '../links/call-link'
import { PhoneLink } from '../links/phone-link'
import { buttonClass, buttonGroup } from '../ui/button'
import { Icon } from '../ui/icon'

/** Phone and calendar before the form, below 1024 px. From there, they are beside it. */
export async function ReachUs() {
  const t = await getTranslations('contact.info')
  return (
    <p className={`${buttonGroup} mt-4 lg:hidden`}>
      <PhoneLink className={buttonClass({ variant: 'secondary' })} />
      <CallLink className={buttonClass({ variant: 'secondary' })}>
        {/* In the text, so that it stays beside the first word of a label that wraps. */}
        <span>
          <Icon name="calendar" className="mr-1.5 inline size-[1.25em]" /> {t('call', figureArguments)}
        </span>
      </CallLink>
    </p>
  )
}
