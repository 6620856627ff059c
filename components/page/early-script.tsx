import { compileEarlyScript } from '@/components/page/compile-first-paint'

type EarlyScriptProps = {
  /** A file in lib/early, without its extension. */
  name: 'early-input' | 'fonts' | 'not-found' | 'offer-state' | 'preview'
  /** JSON that the script receives. */
  values?: object
}

/** A script that runs where it is in the page, before the first paint. The policy of the page allows it by its hash. */
export async function EarlyScript({ name, values = {} }: EarlyScriptProps) {
  const text = await compileEarlyScript(name, values)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the text; it comes from our own files
  return <script data-early={name} dangerouslySetInnerHTML={{ __html: text }} />
}
