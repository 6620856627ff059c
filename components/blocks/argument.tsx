import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { Icon } from '../ui/icon'

/** Why an owner may begin without risk: what starting costs, and how one leaves. */
export async function Argument() {
  const t = await getTranslations('argument')
  return (
    <ul
      role="list"
      className="grid gap-x-6 gap-y-1 border-highlight border-l-2 pl-4 text-small sm:max-lg:grid-cols-2"
    >
      {(['start', 'leave'] as const).map((point) => (
        <li key={point} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-5 text-icon" />
          {t(point, figureArguments)}
        </li>
      ))}
    </ul>
  )
}
