import { LinkedText } from '../ui/linked-text'
import type { PrivacyLabels } from './form-labels'

/** One line under each form: purpose, recipient, rights, and a link to the whole notice. */
export function PrivacyNote({ text, links, more }: PrivacyLabels) {
  return (
    <p className="text-small text-muted">
      <LinkedText text={text} links={links} />{' '}
      <a href="#legal" className="link large-text:whitespace-normal whitespace-nowrap">
        {more}
      </a>
    </p>
  )
}
