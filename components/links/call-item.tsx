import { site } from '@/lib/site/site'
import { CallLink, type CallLinkProps } from './call-link'

/** An item of a list: the booking page for calls, not on paper. Renders nothing if the setting is empty. */
export function CallItem(props: CallLinkProps) {
  if (!site.schedulingUrl) return null
  return (
    <li className="no-print">
      <CallLink {...props} />
    </li>
  )
}
