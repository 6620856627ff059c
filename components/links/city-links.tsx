import { citySlugs } from '@/lib/content/cities'
import { CityStamp } from './city-stamp'
import { PageItem, type PageItemProps } from './page-item'

type CityLinksProps = Pick<PageItemProps, 'at' | 'locale'> & {
  className?: string
  linkClass: string
  /** The size of a small poster beside each name. */
  posterClass?: string
}

/** The list of links to cities of every menu. */
export function CityLinks({ className, linkClass, posterClass, ...item }: CityLinksProps) {
  return (
    <ul role="list" className={className}>
      {citySlugs.map((slug) => (
        <PageItem
          key={slug}
          to={`/${slug}`}
          className={linkClass}
          picture={posterClass ? <CityStamp city={slug} className={posterClass} /> : null}
          {...item}
        />
      ))}
    </ul>
  )
}
