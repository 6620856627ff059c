import { readFileSync } from 'node:fs'
import { readJson } from '../files/json-file'

/** Reads `site.config.json`, or the file that `SITE_CONFIG` names for a trial. */
export const readConfig = (file = process.env.SITE_CONFIG || 'site.config.json') =>
  readJson(file, readFileSync(file))
