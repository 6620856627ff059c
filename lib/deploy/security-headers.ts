import type { DeployKind } from './deploy-kind'

/** Browser features that no page uses. */
const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment ' +
  'publickey-credentials-get serial usb xr-spatial-tracking'

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Each page has the rest of its policy, with its own hashes, in a `meta` element. Browsers ignore this directive there.
  'Content-Security-Policy': "frame-ancestors 'none'",
}

/**
 * Returns the headers of every response, for the rules of the hosts and for the local server. Only production has
 * Strict-Transport-Security (max-age in seconds: two years), because a preview may have no https. It leaves out
 * `includeSubDomains`: a booking portal on a subdomain without https would be unreachable for as long.
 */
export function securityHeaders(deploy: DeployKind): Readonly<Record<string, string>> {
  if (deploy !== 'production') return everywhere
  return { ...everywhere, 'Strict-Transport-Security': 'max-age=63072000' }
}
