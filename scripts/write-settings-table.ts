import { readFileSync, writeFileSync } from 'node:fs'
import { withSettingsTable } from './settings-table'

writeFileSync('deploy/README.md', withSettingsTable(readFileSync('deploy/README.md', 'utf8')))
