/** Pre-paint script of every build except production: `?now=YYYY-MM-DD` sets the day that the page shows. */
export default function showDay(): void {
  const now = new URLSearchParams(location.search).get('now') ?? ''
  if (/^\d{4}-\d\d-\d\d$/.test(now) && !Number.isNaN(Date.parse(now)))
    document.documentElement.dataset.now = now
}
