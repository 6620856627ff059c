import { run } from './run'

Object.assign(process.env, {
  DEPLOY_KIND: 'preview',
  SITE_CONFIG: 'tests/site.config.json',
  EXPORT_FOLDER: 'out-preview',
  HEAD: 'spring-prices',
  COMMIT_REF: 'a1b2c3d4e5',
  DEPLOY_PRIME_URL: 'https://spring-prices.preview.example',
})

/** `npm run test:preview`: builds a preview deploy and tests what only previews have. Leaves `out/` as it is. */
run('npm run -s build')
run('npm run -s test:export -- tests/export/preview tests/export/edit-words tests/export/seo')
run('npx playwright test --project preview --project preview-phone')
