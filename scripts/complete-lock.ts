import { readFileSync, writeFileSync } from 'node:fs'
import { type Lock, missingPlatforms } from './lock/platforms'

/** To run after `npm install` of something new, when `npm ci` says that packages are missing from the lock file. */
const file = 'package-lock.json'
const lock: Lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingPlatforms(lock)
const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
console.log(`${Object.keys(missing).length} packages of other platforms added to ${file}.`)
