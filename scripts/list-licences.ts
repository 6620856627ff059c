import { readFileSync, writeFileSync } from 'node:fs'
import { licenceList } from './licences/licence-list'

/** Writes which licences the packages have that production takes: `npm run licences`, after a change of them. */
writeFileSync('docs/licences.md', licenceList(readFileSync('package-lock.json', 'utf8')))
