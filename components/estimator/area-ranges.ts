import { cityOf, citySlugs } from '@/lib/content/cities'
import type { Translator } from '@/lib/i18n/translator'
import type { AreaRange } from './find-range'

/** The public income range of each area, with the names that visitors type: also "settons" for "lac-settons". */
export function areaRanges(t: Translator): AreaRange[] {
  return citySlugs.map((slug) => {
    const { income, communes } = cityOf(slug)
    return {
      range: t('estimator.range', { at: t(`cities.${slug}.at`), ...income }),
      name: slug.replace('lac-', ''),
      towns: Object.keys(communes),
    }
  })
}
