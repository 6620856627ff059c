import { LinkedText } from '../ui/linked-text'
import type { FormLabels } from './form-labels'

/**
 * One line under each form: purpose, recipient, rights, and a link to the whole notice. Its behaviour makes it a button
 * (legal-dialog.behaviour.ts); one that is rendered later has its role from the start.
 */
export function PrivacyNote({ labels, role }: { labels: FormLabels; role?: 'button' }) {
  return (
    <p className="text-small text-muted">
      <LinkedText text={labels.privacy} links={labels.links} />{' '}
      <a href="#legal" role={role} className="link inline-block max-w-full">
        {labels.privacyMore}
      </a>
    </p>
  )
}
