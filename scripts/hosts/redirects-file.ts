/** How many redirects without a wildcard Cloudflare Pages reads. */
const mostRules = 2000

/**
 * The `_redirects` file that Cloudflare Pages and Netlify read: `/tarifs.html` leads to `/tarifs`. Only
 * permanent redirects, because Cloudflare refuses lines with status 404; both hosts answer unknown paths with
 * `404.html` by themselves. Addresses beyond what is read are left out: the page says its canonical address.
 */
export function redirectsFile(addresses: readonly string[]): string {
  return addresses
    .slice(0, mostRules)
    .map((address) => `${address === '/' ? '/index' : address}.html ${address} 301\n`)
    .join('')
}
