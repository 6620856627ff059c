import type { DeployKind } from './deploy'

/** What no page of ours ever asks a browser for. */
const refusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment ' +
  'publickey-credentials-get serial usb xr-spatial-tracking'

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The rest of the policy stands in each page, with the hashes of that page; browsers ignore this part there.
  'Content-Security-Policy': "frame-ancestors 'none'",
}

/**
 * The headers that belong on every answer, for the host's rules and the preview server alike.
 * Strict-Transport-Security (max-age in seconds, two years) only in production: a preview may have no https.
 */
export function securityHeaders(deploy: DeployKind): Readonly<Record<string, string>> {
  if (deploy !== 'production') return everywhere
  return { ...everywhere, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
}
