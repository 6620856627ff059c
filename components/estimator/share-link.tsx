import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { estimateLink } from '@/lib/leads/estimate-link'
import type { EstimateInputs } from '@/lib/leads/schemas'
import type { EstimatorLabels } from './estimator-labels'

type ShareLinkProps = { inputs: EstimateInputs; labels: EstimatorLabels['share'] }

/** Copies an address with the answers. If the clipboard is blocked, shows the address in a field. */
export function ShareLink({ inputs, labels }: ShareLinkProps) {
  const [made, setMade] = useState<{ inputs: EstimateInputs; address: string; copied: boolean }>()
  const current = made?.inputs === inputs ? made : undefined

  async function copy() {
    const address = estimateLink(`${window.location.origin}${window.location.pathname}`, inputs)
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    setMade({ inputs, address, copied })
  }

  if (current && !current.copied) {
    return (
      <input
        readOnly
        // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone.
        autoFocus
        value={current.address}
        aria-label={labels.copy}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-11 w-full rounded-sm border border-edge bg-surface px-3 text-small"
      />
    )
  }
  return (
    <>
      <button
        type="button"
        onClick={copy}
        className="link inline-flex min-h-11 items-center gap-2 text-left font-semibold"
      >
        <Icon name={current ? 'check' : 'link'} />
        <span>{current ? labels.copied : labels.copy}</span>
      </button>
      <p role="status" className="sr-only">
        {current ? labels.copied : ''}
      </p>
    </>
  )
}
