import { editUrl, parseRepository, repositoryOf, sourceOf } from '@/lib/repository'

test.each([
  ['https://github.com/team/site', 'github', 'https://github.com/team/site'],
  ['https://github.com/team/site.git', 'github', 'https://github.com/team/site'],
  [' git@github.com:team/site.git ', 'github', 'https://github.com/team/site'],
  ['ssh://git@gitlab.com/group/sub/site.git/', 'gitlab', 'https://gitlab.com/group/sub/site'],
  ['git@bitbucket.org:team/site.git', 'bitbucket', 'https://bitbucket.org/team/site'],
  ['https://codeberg.org/team/site', 'gitea', 'https://codeberg.org/team/site'],
  ['https://github.company.org/team/site', 'github', 'https://github.company.org/team/site'],
  ['ssh://git@gitea.company.org:2222/team/site.git', 'gitea', 'https://gitea.company.org/team/site'],
  ['https://git.company.org:8443/team/site', 'gitlab', 'https://git.company.org:8443/team/site'],
  ['https://git.company.org/team/site.git#forgejo', 'gitea', 'https://git.company.org/team/site'],
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
    [
      'Vercel with Bitbucket',
      { VERCEL_GIT_PROVIDER: 'bitbucket', ...vercel },
      'https://bitbucket.org/team/site',
    ],
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

describe('the address for editing a line', () => {
  const file = 'messages/fr/home.json'

  // The forms that the hosts document (GitLab: Web Editor; Gitea: routers/web; Bitbucket: `mode=edit`).
  test.each([
    ['github.com', 'spring/2027', `edit/spring/2027/${file}#L12`],
    ['github.com', 'fix#1?', `edit/fix%231%3F/${file}#L12`],
    ['gitlab.com', 'spring/2027', `-/edit/spring/2027/${file}#L12`],
    ['bitbucket.org', 'spring/2027', `src/spring%2F2027/${file}?mode=edit&at=spring%2F2027`],
    ['codeberg.org', 'spring/2027', `_edit/spring/2027/${file}`],
  ])('on %s, of the branch %s, ends with %s', (host, branch, address) => {
    const repository = parseRepository(`https://${host}/team/site`)
    expect(repository && editUrl(repository, branch, file, 12)).toBe(`https://${host}/team/site/${address}`)
  })
})
