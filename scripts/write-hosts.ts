import { readFileSync, writeFileSync } from 'node:fs'
import { hostFiles } from './hosts/files'

/** Writes what follows from the tables of headers, paths and settings into the files of hosts. */
for (const [file, edit] of Object.entries(hostFiles())) writeFileSync(file, edit(readFileSync(file, 'utf8')))
