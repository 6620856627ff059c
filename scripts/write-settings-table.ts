import { readFileSync, writeFileSync } from 'node:fs'
import { withSettingsTable } from './settings-table'

writeFileSync('README.md', withSettingsTable(readFileSync('README.md', 'utf8')))
