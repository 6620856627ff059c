import { renameSync, rmSync } from 'node:fs'
import { run } from './run'

const folder = 'out-preview'
Object.assign(process.env, {
  DEPLOY_KIND: 'preview',
  REPOSITORY_URL: 'git@github.com:team/site.git',
  HEAD: 'spring-prices',
  COMMIT_REF: 'a1b2c3d4e5',
  DEPLOY_PRIME_URL: 'https://spring-prices.preview.example',
  NEXT_PUBLIC_MEASURE_ENDPOINT: '/counted',
  EXPORT_FOLDER: folder,
})

/** `npm run test:preview`: builds a preview deploy and tests what only previews have. */
run('npm run -s build')
rmSync(folder, { recursive: true, force: true })
renameSync('out', folder)
run('npm run -s test:export -- --testPathPatterns preview edit-words seo-head site-map')
run('npx playwright test --project preview --project preview-phone')
