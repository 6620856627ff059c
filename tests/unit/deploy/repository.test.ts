import { parseRepository, sourceOf } from '@/lib/deploy/repository'
import { editorUrl, editUrl } from '@/lib/files/edit-url'

test.each([
  ['https://github.com/team/site', 'github', 'https://github.com/team/site'],
  ['https://github.com/team/site.git', 'github', 'https://github.com/team/site'],
  [' git@github.com:team/site.git ', 'github', 'https://github.com/team/site'],
  ['ssh://git@gitlab.com/group/sub/site.git/', 'gitlab', 'https://gitlab.com/group/sub/site'],
  ['https://github.company.org/team/site', 'github', 'https://github.company.org/team/site'],
  ['https://git.company.org:8443/team/site', 'gitlab', 'https://git.company.org:8443/team/site'],
  ['https://x-token:secret@github.com/team/site.git', 'github', 'https://github.com/team/site'],
  ['ssh://git@gitlab.company.org:2222/team/site.git', 'gitlab', 'https://gitlab.company.org/team/site'],
  ['https://www.github.com/team/site/tree/main', 'github', 'https://github.com/team/site'],
  ['https://github.com/team/tree.git/', 'github', 'https://github.com/team/tree'],
  ['https://github.com/team/site/settings?tab=a#b', 'github', 'https://github.com/team/site'],
  ['https://github.dev/team/site/blob/main/README.md', 'github', 'https://github.com/team/site'],
  ['https://gitlab.com/group/sub/site/-/tree/main/docs', 'gitlab', 'https://gitlab.com/group/sub/site'],
  ['https://git.company.org/group/site/blob/main/a', 'gitlab', 'https://git.company.org/group/site'],
  ['https://gist.github.com/team/a1b2', null],
  ['https://raw.githubusercontent.com/team/site/main/a', null],
  ['https://team.github.io/site/docs', null],
  ['https://bitbucket.org/team/site', null],
  ['https://codeberg.org/team/site', null],
  ['site', null],
  ['/srv/git/site.git', null],
  ['https://github.com', null],
  ['https://github.com/team', null],
  ['http://github.com/team/site', null],
  ['file:///srv/git/site.git', null],
  ['git@github.com', null],
  ['javascript://github.com/team/site', null],
])('reads %s as a repository of %s', (text, forge, url = '') => {
  expect(parseRepository(text)).toEqual(forge && { forge, url })
})

const github = 'https://github.com/team/site'
const vercel = { VERCEL_GIT_REPO_OWNER: 'team', VERCEL_GIT_REPO_SLUG: 'site' }

/** The repository and the branch of a build, or what is missing. */
test.each<[repositoryUrl: string | null, env: Record<string, string>, source: string, branch?: string]>([
  [null, { REPOSITORY_URL: 'git@github.com:team/site.git', HEAD: 'spring' }, github, 'spring'],
  [null, { VERCEL_GIT_PROVIDER: 'github', ...vercel, VERCEL_GIT_COMMIT_REF: 'a/b' }, github, 'a/b'],
  [null, { VERCEL_GIT_PROVIDER: 'gitlab', ...vercel, HEAD: 'a' }, 'https://gitlab.com/team/site', 'a'],
  [null, { VERCEL_GIT_PROVIDER: 'bitbucket', ...vercel, HEAD: 'a' }, 'repositoryUrl'],
  [github, { REPOSITORY_URL: 'https://gitlab.com/a/b', CF_PAGES_BRANCH: 'a' }, github, 'a'],
  [null, { REPOSITORY_URL: '', CF_PAGES_BRANCH: 'spring' }, 'repositoryUrl'],
  [github, {}, 'HEAD'],
])('a build of %s with %j is of %s, branch %s', (repositoryUrl, env, source, branch = '') => {
  expect(sourceOf(repositoryUrl, env)).toMatchObject(
    branch ? { repository: { url: source }, branch } : { missing: source },
  )
})

const file = 'messages/fr/home.json'

/** Where a line of a branch is edited, and where all its files are, as GitHub and GitLab document it. */
test.each([
  [
    github,
    'spring/2027',
    `${github}/edit/spring/2027/${file}#L12`,
    'https://github.dev/team/site/tree/spring/2027',
  ],
  [github, 'fix#1?', `${github}/edit/fix%231%3F/${file}#L12`, 'https://github.dev/team/site/tree/fix%231%3F'],
  [
    'https://git.company.org/a/b/c',
    'a/b',
    `https://git.company.org/a/b/c/-/edit/a/b/${file}#L12`,
    'https://git.company.org/-/ide/project/a/b/c/edit/a/b/-/',
  ],
  [
    'https://github.company.org/team/site',
    'a',
    `https://github.company.org/team/site/edit/a/${file}#L12`,
    null,
  ],
])('at %s, the branch %s is edited at %s and %s', (text, branch, line, all) => {
  const repository = parseRepository(text)
  if (!repository) throw new Error(`${text} is no repository`)
  expect(editUrl({ repository, branch }, file, 12)).toBe(line)
  expect(editorUrl({ repository, branch })).toBe(all)
})
