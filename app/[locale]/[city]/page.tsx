import { cities } from '@/lib/content/cities'
export const dynamicParams = false
export function generateStaticParams() {
  return cities.map(({ slug }) => ({ city: slug }))
}
export default async function Page({ params }: PageProps<'/[locale]/[city]'>) {
  return <h1>{(await params).city}</h1>
}
