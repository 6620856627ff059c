import type { Metadata } from 'next'
import { cities } from '@/lib/content/cities'
import { pageMetadata } from '@/lib/seo/metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return cities.map(({ slug }) => ({ city: slug }))
}

export async function generateMetadata({ params }: PageProps<'/[locale]/[city]'>): Promise<Metadata> {
  return pageMetadata(await params)
}

export default async function Page({ params }: PageProps<'/[locale]/[city]'>) {
  return <h1>{(await params).city}</h1>
}
