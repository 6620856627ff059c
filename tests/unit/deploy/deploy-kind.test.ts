import { type DeployKind, deployKind, previewOrigin, requireDeployKind } from '@/lib/deploy/deploy-kind'

/** The last column is true where a build stops: a build machine is set, and nothing says what the build is for. */
test.each<[env: Record<string, string>, kind: DeployKind, stops?: boolean]>([
  [{}, 'local'],
  [{ CI: 'true', NODE_ENV: 'production' }, 'local', true],
  [{ RENDER: '1' }, 'local', true],
  [{ WORKERS_CI: '1', CI: 'true' }, 'local', true],
  [{ AWS_APP_ID: '1' }, 'local', true],
  [{ CI: 'false' }, 'local'],

  [{ NETLIFY: 'true', CONTEXT: 'production', CI: 'true' }, 'production'],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, 'preview'],
  [{ NETLIFY: 'true' }, 'preview'],
  // CONTEXT alone may come from another tool.
  [{ CONTEXT: 'production' }, 'local'],

  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'production'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'new-copy' }, 'preview'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'live', PRODUCTION_BRANCH: 'live' }, 'production'],
  [{ CF_PAGES: '1' }, 'preview'],
  [{ CF_PAGES_BRANCH: 'spring' }, 'preview'],

  [{ VERCEL: '1', VERCEL_ENV: 'production' }, 'production'],
  [{ VERCEL: '1', VERCEL_ENV: 'preview' }, 'preview'],
  [{ VERCEL: '1' }, 'preview'],
  // One's own machine: `netlify dev`, also with the variables of production; `vercel env pull`, `vercel dev`.
  [{ NETLIFY: 'true', CONTEXT: 'dev' }, 'local'],
  [{ NETLIFY: 'true', NETLIFY_DEV: 'true', CONTEXT: 'production' }, 'local'],
  [{ VERCEL: '1', VERCEL_ENV: 'development' }, 'local'],

  [{ NETLIFY: '', CF_PAGES: '', VERCEL: '', CF_PAGES_BRANCH: '', VERCEL_ENV: '' }, 'local'],
  // Variables of two hosts are ambiguous.
  [{ NETLIFY: 'true', CONTEXT: 'production', VERCEL: '1' }, 'preview'],

  // DEPLOY_KIND overrides every host.
  [{ DEPLOY_KIND: 'production' }, 'production'],
  [{ DEPLOY_KIND: 'local', CI: 'true' }, 'local'],
  [{ DEPLOY_KIND: 'preview', NETLIFY: 'true', CONTEXT: 'production' }, 'preview'],
  [{ DEPLOY_KIND: 'local', CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'local'],
  [{ DEPLOY_KIND: '', VERCEL: '1', VERCEL_ENV: 'production' }, 'production'],
])('%j is a %s deploy', (env, kind, stops = false) => {
  expect(deployKind(env)).toBe(kind)
  if (stops) expect(() => requireDeployKind(env)).toThrow(`${Object.keys(env)[0]} is set`)
  else expect(requireDeployKind(env)).toBe(kind)
})

test('rejects an unknown DEPLOY_KIND', () => {
  expect(() => deployKind({ DEPLOY_KIND: 'staging' })).toThrow('"staging"')
})

test.each([
  [{ DEPLOY_PRIME_URL: 'https://spring--site.host.example' }, 'https://spring--site.host.example'],
  [{ CF_PAGES_URL: 'https://abc.site.host.example/' }, 'https://abc.site.host.example'],
  [{ DEPLOY_PRIME_URL: '', VERCEL_URL: 'spring.host.example' }, 'https://spring.host.example'],
  [{}, null],
])('the origin of a preview with %j is %s', (env, origin) => {
  expect(previewOrigin(env)).toBe(origin)
})
