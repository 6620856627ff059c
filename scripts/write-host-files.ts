import { writeFileSync } from 'node:fs'
import { pathFiles } from './former-paths'

/** Writes the redirects of former URLs into the files of hosts, and the list of published paths (lib/i18n/routes.ts). */
for (const [file, content] of Object.entries(pathFiles())) writeFileSync(file, content)
