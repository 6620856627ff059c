export type Address = { internal: string; public: string }
export type Move = { from: string; to: string }

/** `/tarifs` is the file `tarifs.html` beside the folder `tarifs/`; `/` is `index.html` beside what lies at the root. */
const pageFile = (address: string) => address.slice(1) || 'index'
const folder = (address: string) => (address === '/' ? '' : `${address.slice(1)}/`)

function fail(problem: string, files: readonly string[]): void {
  if (files.length > 0) throw new Error(`${problem}: ${files.join(', ')}.`)
}

/**
 * Which files of the export change their place, so that each page stands at its public address. A page is its
 * `.html`, its `.txt` and the router's payloads (`__next.*`) in the folder of its name; they move together,
 * because the router derives the addresses of the payloads from that of the page.
 * Throws when an address has no file, when a file below a moved page belongs to no address, and when a
 * file would overwrite another.
 */
export function planMoves(files: readonly string[], addresses: readonly Address[]): Move[] {
  const present = new Set(files)
  const pages = addresses.flatMap((address) =>
    ['.html', '.txt'].map((extension) => ({
      from: pageFile(address.internal) + extension,
      to: pageFile(address.public) + extension,
    })),
  )
  fail(
    'The export has no file for these pages',
    pages.map(({ from }) => from).filter((from) => !present.has(from)),
  )

  const folders = new Map(addresses.map((address) => [folder(address.internal), folder(address.public)]))
  const payloads = files.flatMap((from) => {
    const cut = from.lastIndexOf('/') + 1
    const to = folders.get(from.slice(0, cut))
    return to !== undefined && from.startsWith('__next.', cut) ? { from, to: to + from.slice(cut) } : []
  })

  const all = [...pages, ...payloads]
  const placed = new Set(all.map(({ from }) => from))
  const emptied = [...folders].filter(([from, to]) => from !== to).map(([from]) => from)
  const stays = files.filter((file) => !placed.has(file))
  fail(
    'The route table knows no address for',
    stays.filter((file) => emptied.some((from) => file.startsWith(from))),
  )

  const taken = new Set<string>()
  const targets = [...stays, ...all.map(({ to }) => to)]
  fail(
    'Two files of the export claim one place',
    targets.filter((target) => taken.size === taken.add(target).size),
  )
  return all.filter(({ from, to }) => from !== to)
}
