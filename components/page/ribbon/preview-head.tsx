import { EarlyScript } from '@/components/ui/early-script'
import { previewScript, previewStyles } from '@/lib/early/preview-script'
import { site } from '@/lib/site'

/** What the ribbon of a preview needs before it is painted; nothing in any other build. */
export function PreviewHead() {
  if (site.deploy !== 'preview') return null
  return (
    <>
      <style>{previewStyles}</style>
      <EarlyScript code={previewScript} />
    </>
  )
}
