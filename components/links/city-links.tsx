import { citySlugs } from '@/lib/content/cities'
import { PageItem, type PageItemProps } from './page-item'

type CityLinksProps = Pick<PageItemProps, 'at' | 'locale'> & {
  className?: string
  linkClass: string
}

/** The list of links to cities of every menu. */
export function CityLinks({ className, linkClass, ...item }: CityLinksProps) {
  return (
    <ul role="list" className={className}>
      {citySlugs.map((slug) => (
        <PageItem key={slug} to={`/${slug}`} className={linkClass} {...item} />
      ))}
    </ul>
  )
}
