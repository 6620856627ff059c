import { getTranslations } from 'next-intl/server'
import { LegalFrame } from './legal-frame'
import { LegalText } from './legal-text'

/** Legal notice and privacy: no page of its own, a dialog that every page carries (DECISIONS.md). */
export async function LegalDialog() {
  const t = await getTranslations('legal')
  return (
    <LegalFrame labels={{ open: t('open'), title: t('title'), close: t('close') }}>
      <LegalText />
    </LegalFrame>
  )
}
