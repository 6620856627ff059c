import { getTranslations } from 'next-intl/server'
import { payRows } from '@/lib/site/costs'

/**
 * What the guest pays, what the commission includes, what the owner pays and what is still to be agreed: the only list of what is
 * not included.
 */
export async function WhoPaysWhat() {
  const t = await getTranslations()
  return (
    <div className="mx-4 border-primary border-t-2 py-4 sm:mx-10 sm:py-6">
      <table className="large-text:block w-full text-left align-top leading-snug max-sm:text-small">
        <caption className="mb-2 text-left font-display font-semibold text-primary text-h3">
          {t('pays.title')}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('pays.who')}</th>
            <th scope="col">{t('pays.what')}</th>
          </tr>
        </thead>
        <tbody>
          {payRows(t).map(({ term, items }) => (
            <tr key={term} className="border-rule border-t">
              <th scope="row" className="w-1/3 py-2 pr-4 wrap-break-word align-top font-semibold md:w-1/2">
                {term}
              </th>
              <td className="py-2 align-top md:pl-8 lg:pl-10 [overflow-wrap:anywhere] first-letter:uppercase">
                {items}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
