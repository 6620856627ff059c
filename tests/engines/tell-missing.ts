import { engines, missingFor } from './engines'

/** Says before the tests which engines are not tried here. Throws when that is all of them. */
export default function tellMissing() {
  const absent = engines.filter((engine) => missingFor(engine).length > 0)
  for (const engine of absent)
    console.warn(`${engine.name} is not tried: apt-get install ${missingFor(engine).join(' ')}`)
  if (absent.length === engines.length)
    throw new Error('No engine beside Chromium is installed on this machine.')
}
