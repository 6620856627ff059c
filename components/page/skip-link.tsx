import { getTranslations } from 'next-intl/server'

/** The first Tab stop: skips the header. Visible only while it has the focus. */
export async function SkipLink() {
  const t = await getTranslations('common')
  return (
    <a
      href="#main"
      className="-translate-y-full fixed top-0 left-0 z-50 rounded-sm bg-primary px-5 py-3 font-semibold text-on-primary focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  )
}
