import { getTranslations } from 'next-intl/server'
import { payRows } from '@/lib/site/costs'
import { UnbrokenWords } from '../ui/unbroken-words'

/**
 * What the guest pays, what the commission includes, what the owner pays and what is still to be agreed: the only list of what is
 * not included. On the pages of a ledger the second and the third face each other, and the others go across.
 */
export async function WhoPaysWhat() {
  const t = await getTranslations()
  return (
    <div className="mx-4 border-primary border-t-2 py-4 sm:mx-10 sm:py-6">
      <h3 className="mb-2 text-h3">{t('pays.title')}</h3>
      <dl className="grid gap-x-20 leading-snug max-sm:text-small md:grid-cols-2">
        {payRows(t).map(({ term, items }) => (
          <div
            key={term}
            className="gap-x-3 border-rule border-t py-2 md:nth-[3n+1]:col-span-2 md:nth-[3n+1]:flex"
          >
            <dt className="shrink-0 font-semibold">{term}</dt>
            <dd className="text-pretty [overflow-wrap:anywhere] first-letter:uppercase">
              <UnbrokenWords text={items} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
