import { applySettings } from './build-settings'
import { run } from './run'

applySettings({
  DEPLOY_KIND: 'preview',
  EXPORT_FOLDER: 'out-preview',
  REPOSITORY_URL: 'git@github.com:team/site.git',
  HEAD: 'spring-prices',
  COMMIT_REF: 'a1b2c3d4e5',
  DEPLOY_PRIME_URL: 'https://spring-prices.preview.example',
  NEXT_PUBLIC_MEASURE_ENDPOINT: '/counted',
  NEXT_PUBLIC_PUBLISHER: 'Les Clés <SARL>, capital de 5 000 €',
})
Reflect.deleteProperty(process.env, 'NODE_ENV')

/** `npm run test:preview`: builds a preview deploy and tests what only previews have. Leaves `out/` as it is. */
run('npm run -s build')
run('npx jest --config tests/preview/jest.config.mjs')
run('npx playwright test --project preview --project preview-phone')
