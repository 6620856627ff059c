import { editorUrl, editUrl } from '@/lib/browser/edit/edit-url'
import { parseRepository, repositoryOf, sourceOf } from '@/lib/build/repository'

test.each([
  ['https://github.com/team/site', 'github', 'https://github.com/team/site'],
  ['https://github.com/team/site.git', 'github', 'https://github.com/team/site'],
  [' git@github.com:team/site.git ', 'github', 'https://github.com/team/site'],
  ['ssh://git@gitlab.com/group/sub/site.git/', 'gitlab', 'https://gitlab.com/group/sub/site'],
  ['https://codeberg.org/team/site', 'forgejo', 'https://codeberg.org/team/site'],
  ['https://github.company.org/team/site', 'github', 'https://github.company.org/team/site'],
  ['ssh://git@gitea.company.org:2222/team/site.git', 'forgejo', 'https://gitea.company.org/team/site'],
  ['https://git.company.org:8443/team/site', 'gitlab', 'https://git.company.org:8443/team/site'],
  ['https://git.company.org/team/site.git#forgejo', 'forgejo', 'https://git.company.org/team/site'],
  ['https://x-token:secret@github.com/team/site.git', 'github', 'https://github.com/team/site'],
  ['git@git.company.org:team/site.git#github', 'github', 'https://git.company.org/team/site'],
])('reads %s as a repository of %s', (text, forge, url) => {
  expect(parseRepository(text)).toEqual({ forge, url })
})

test.each([
  'site',
  '/srv/git/site.git',
  'https://github.com',
  'https://github.com/team',
  'http://github.com/team/site',
  'file:///srv/git/site.git',
  'git@github.com',
  'javascript://github.com/team/site',
])('rejects %s', (text) => {
  expect(parseRepository(text)).toBeNull()
})

describe('the repository of a build', () => {
  const github = 'https://github.com/team/site'
  const vercel = { VERCEL_GIT_REPO_OWNER: 'team', VERCEL_GIT_REPO_SLUG: 'site' }

  test.each([
    ['Netlify', { REPOSITORY_URL: 'git@github.com:team/site.git' }, github],
    ['Vercel with GitHub', { VERCEL_GIT_PROVIDER: 'github', ...vercel }, github],
    ['Vercel with GitLab', { VERCEL_GIT_PROVIDER: 'gitlab', ...vercel }, 'https://gitlab.com/team/site'],
    ['Vercel with another provider', { VERCEL_GIT_PROVIDER: 'bitbucket', ...vercel }, null],
    ['the setting', { NEXT_PUBLIC_REPOSITORY_URL: github, REPOSITORY_URL: 'https://gitlab.com/a/b' }, github],
    ['Cloudflare Pages, which names the branch only', { CF_PAGES_BRANCH: 'spring' }, null],
    ['no host', { NEXT_PUBLIC_REPOSITORY_URL: '', REPOSITORY_URL: '' }, null],
  ])('from %s (%j) is %s', (_host, env, url) => {
    expect(repositoryOf(env)?.url ?? null).toBe(url)
  })

  test.each([
    [{ HEAD: 'spring' }, 'spring'],
    [{ VERCEL_GIT_COMMIT_REF: 'spring' }, 'spring'],
    [{ CF_PAGES_BRANCH: 'spring' }, 'spring'],
  ])('has the branch of %j', (env, branch) => {
    expect(sourceOf({ NEXT_PUBLIC_REPOSITORY_URL: github, ...env })).toMatchObject({ branch })
  })

  test('names the variable that is missing', () => {
    expect(sourceOf({ HEAD: 'spring' })).toEqual({ missing: 'NEXT_PUBLIC_REPOSITORY_URL' })
    expect(sourceOf({ NEXT_PUBLIC_REPOSITORY_URL: github })).toEqual({ missing: 'HEAD' })
  })
})

const bitbucket = 'https://bitbucket.org/team/site/src/{branch}/{file}?mode=edit&at={branch}#l={line}'

// The forms that the hosts document (GitLab: Web Editor and Web IDE; Forgejo: routers/web).
test.each([
  ['https://github.com/team/site', 'spring/2027', '/team/site/edit/spring/2027/messages/fr/home.json#L12'],
  ['https://github.com/team/site', 'fix#1?', '/team/site/edit/fix%231%3F/messages/fr/home.json#L12'],
  ['https://gitlab.com/team/site', 'spring/2027', '/team/site/-/edit/spring/2027/messages/fr/home.json#L12'],
  ['https://codeberg.org/team/site', 'spring/2027', '/team/site/_edit/spring/2027/messages/fr/home.json'],
  [bitbucket, 'a/b', '/team/site/src/a%2Fb/messages/fr/home.json?mode=edit&at=a%2Fb#l=12'],
])('at %s, a line of the branch %s is edited at %s', (setting, branch, address) => {
  const repository = parseRepository(setting)
  expect(repository && editUrl({ repository, branch }, 'messages/fr/home.json', 12)).toBe(
    `${new URL(setting).origin}${address}`,
  )
})

test.each([
  ['https://github.com/team/site', 'https://github.dev/team/site/tree/spring/2027'],
  ['https://git.company.org/a/b/c', 'https://git.company.org/-/ide/project/a/b/c/edit/spring/2027/-/'],
  ['https://github.company.org/team/site', null],
  ['https://codeberg.org/team/site', null],
  [bitbucket, null],
])('all files of a branch at %s are edited at %s', (setting, address) => {
  const repository = parseRepository(setting)
  expect(repository && editorUrl({ repository, branch: 'spring/2027' })).toBe(address)
})
