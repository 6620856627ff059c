import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'

/** What an owner should know before the press that leads to the estimate: a number is asked for, and one can write instead. */
export async function BeforeEstimate({ className }: { className: string }) {
  const t = await getTranslations('beforeEstimate')
  return (
    <p className={`text-muted text-small leading-snug ${className}`}>
      {t('text', figureArguments)}{' '}
      <a href="#contact" className="link inline-block">
        {t('write')}
      </a>
    </p>
  )
}
