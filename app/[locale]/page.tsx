import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/')

export default async function HomePage() {
  const t = await getTranslations('home.hero')
  return <h1>{t('title')}</h1>
}
