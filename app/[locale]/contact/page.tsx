import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/contact')

export default function Page() {
  return <h1>p</h1>
}
