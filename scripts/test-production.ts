import filled from '../tests/site.config.json' with { type: 'json' }
import { writeWithFolder } from './export/files'
import { run } from './run'

Object.assign(process.env, {
  DEPLOY_KIND: 'production',
  SITE_CONFIG: '.next/cache/production.config.json',
  EXPORT_FOLDER: 'out-production',
})

/** What production needs of the configuration of the tests, without the links and facts that it may lack. */
const { url, formEndpoint, phone, email, examples, legal } = filled
const needed = {
  url,
  formEndpoint,
  phone,
  email,
  examples,
  legal: { ...legal, licence: null, insurer: null },
}

/** A part of `npm test`: builds the site as it goes online while little is known, and tests its files. Leaves `out/` as it is. */
writeWithFolder(`${process.env.SITE_CONFIG}`, JSON.stringify(needed))
run('npm run -s build')
run('npm run -s test:export')
