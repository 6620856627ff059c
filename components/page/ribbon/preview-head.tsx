import { previewStyles } from '@/lib/early/preview'
import { site } from '@/lib/site'
import { EarlyScript } from '../early-script'

/** The pre-paint style and script for `?now` and the ribbon. Renders nothing in production. */
export function PreviewHead() {
  if (site.deploy === 'production') return null
  return (
    <>
      <style>{previewStyles}</style>
      <EarlyScript name="preview" />
    </>
  )
}
