import { editUrl, type Source } from '@/lib/files/edit-url'
import type { JsonFile } from '@/lib/files/json-file'
import { lineOf } from '@/lib/files/report'

type MissingFieldsProps = {
  fields: readonly string[]
  config: Pick<JsonFile, 'file' | 'content'>
  source: Source | { missing: string }
}

/** Fields of the configuration that are unknown, each with a link to its line if the repository is known. */
export function MissingFields({ fields, config, source }: MissingFieldsProps) {
  return fields.map((field) => (
    <li key={field} className="[overflow-wrap:anywhere]">
      {'missing' in source ? (
        <code>{field}</code>
      ) : (
        <a
          href={editUrl(source, config.file, lineOf({ file: config.file, key: field }, config.content))}
          className="underline"
        >
          <code>{field}</code>
        </a>
      )}
    </li>
  ))
}
