import { type DeployKind, deployKind, previewOrigin, requireDeployKind } from '@/lib/build/deploy'

const table: [env: Record<string, string>, kind: DeployKind][] = [
  [{}, 'local'],
  [{ CI: 'true', NODE_ENV: 'production' }, 'local'],

  [{ NETLIFY: 'true', CONTEXT: 'production', CI: 'true' }, 'production'],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, 'preview'],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, 'preview'],
  [{ NETLIFY: 'true' }, 'preview'],

  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'production'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'new-copy' }, 'preview'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'live', PRODUCTION_BRANCH: 'live' }, 'production'],
  [{ CF_PAGES: '1' }, 'preview'],

  [{ VERCEL: '1', VERCEL_ENV: 'production' }, 'production'],
  [{ VERCEL: '1', VERCEL_ENV: 'preview' }, 'preview'],
  [{ VERCEL: '1' }, 'preview'],

  // DEPLOY_KIND overrides every host.
  [{ DEPLOY_KIND: 'production' }, 'production'],
  [{ DEPLOY_KIND: 'preview', NETLIFY: 'true', CONTEXT: 'production' }, 'preview'],
  [{ DEPLOY_KIND: 'local', CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'local'],
  [{ DEPLOY_KIND: '', VERCEL: '1', VERCEL_ENV: 'production' }, 'production'],

  [{ CF_PAGES_BRANCH: 'spring' }, 'preview'],
  [{ NETLIFY: '', CF_PAGES: '', VERCEL: '', CF_PAGES_BRANCH: '', VERCEL_ENV: '' }, 'local'],
  // Variables of two hosts are ambiguous.
  [{ NETLIFY: 'true', CONTEXT: 'production', VERCEL: '1' }, 'preview'],

  // CONTEXT alone may come from another tool.
  [{ CONTEXT: 'production' }, 'local'],
]

test.each(table)('%j is a %s deploy', (env, kind) => {
  expect(deployKind(env)).toBe(kind)
})

describe('on a build machine', () => {
  test.each(['CI', 'RENDER', 'AWS_APP_ID'])('a build that only %s describes stops', (name) => {
    expect(() => requireDeployKind({ [name]: '1' })).toThrow(`${name} is set, and nothing says`)
  })

  test.each([
    [{ CI: 'true', DEPLOY_KIND: 'local' }, 'local'],
    [{ CI: 'true', NETLIFY: 'true', CONTEXT: 'production' }, 'production'],
    [{ CI: 'false' }, 'local'],
    [{}, 'local'],
  ])('a build with %j goes on', (env, kind) => {
    expect(requireDeployKind(env)).toBe(kind)
  })
})

test('rejects an unknown DEPLOY_KIND', () => {
  expect(() => deployKind({ DEPLOY_KIND: 'staging' })).toThrow(/"staging".*production, preview or local/)
})

test.each([
  [{ DEPLOY_PRIME_URL: 'https://spring--site.host.example' }, 'https://spring--site.host.example'],
  [{ CF_PAGES_URL: 'https://abc.site.host.example/' }, 'https://abc.site.host.example'],
  [{ VERCEL_URL: 'site-git-spring.host.example' }, 'https://site-git-spring.host.example'],
  [
    { DEPLOY_PRIME_URL: '', VERCEL_URL: 'site-git-spring.host.example' },
    'https://site-git-spring.host.example',
  ],
  [{}, null],
])('the origin of a preview with %j is %s', (env, origin) => {
  expect(previewOrigin(env)).toBe(origin)
})
