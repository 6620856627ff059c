import { type CitySlug, menuCities } from '@/lib/content/cities'
import { PageItem, type PageItemProps } from './page-item'

type CityLinksProps = Pick<PageItemProps, 'at' | 'locale'> & {
  cities?: readonly CitySlug[]
  className?: string
  linkClass: string
}

/** A list of links to cities; by default those of every menu. */
export function CityLinks({ cities = menuCities, className, linkClass, ...item }: CityLinksProps) {
  return (
    <ul className={className}>
      {cities.map((slug) => (
        <PageItem key={slug} to={`/${slug}`} className={linkClass} {...item} />
      ))}
    </ul>
  )
}
