import { previewStyles } from '@/lib/early/preview'
import { site } from '@/lib/site'
import { EarlyScript } from '../early-script'

/** What a build that may be looked at as of another day needs before it is painted; nothing in production. */
export function PreviewHead() {
  if (site.deploy === 'production') return null
  return (
    <>
      <style>{previewStyles}</style>
      <EarlyScript name="preview" />
    </>
  )
}
