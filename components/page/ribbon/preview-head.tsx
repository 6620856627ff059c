import { EarlyScript } from '@/components/ui/early-script'
import { previewScript, previewStyles } from '@/lib/early/preview-script'
import { site } from '@/lib/site'

/** What a build that may be looked at as of another day needs before it is painted; nothing in production. */
export function PreviewHead() {
  if (site.deploy === 'production') return null
  return (
    <>
      <style>{previewStyles}</style>
      <EarlyScript code={previewScript} />
    </>
  )
}
