/** The public address of the page under a route segment: a static page by the table, else a city by its slug. */
export function addressOfSegment(segment: string, addresses: Record<string, string>): string {
  const home = addresses[''] ?? '/'
  return addresses[segment] ?? `${home === '/' ? '' : home}/${segment}`
}
