import { engines, missingFor } from './engines'

/** Says before the tests which engines are not tried here. Throws when that is all of them. */
export default function tellMissing() {
  const missing = engines.map((engine) => ({ name: engine.name, packages: missingFor(engine) }))
  const absent = missing.filter(({ packages }) => packages.length > 0)
  for (const { name, packages } of absent)
    console.warn(`${name} is not tried: apt-get install ${packages.join(' ')}`)
  if (absent.length === engines.length)
    throw new Error('No engine beside Chromium is installed on this machine.')
}
