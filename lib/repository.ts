import { buildInfo, type Environment } from './deploy'
import { cleanSetting } from './settings/clean'

/** The software behind a repository's web pages: each has its own URL for editing a file. */
type Forge = 'github' | 'gitlab' | 'forgejo'

/**
 * A repository that can be edited in the browser: its web URL without a trailing slash, or for any other software the
 * template of the URL that edits a file, with `{branch}`, `{file}` and `{line}`.
 */
export type Repository = { forge: Forge | 'template'; url: string }

/** `git@host:team/site`, the short form of ssh; its path never begins with a port. */
const shortForm = /^(?:[\w.-]+@)([\w.-]+):(?!\/)(.+)$/

/** A neutral host name is a GitLab server most of the time; `#forgejo` at the end of the URL names another. */
function forgeOf({ hostname, hash }: URL): Forge {
  const names = hash.slice(1) || hostname
  if (/github/.test(names)) return 'github'
  return /gitea|forgejo|codeberg/.test(names) ? 'forgejo' : 'gitlab'
}

/**
 * Reads the URL of a repository in https or ssh form, or a template. Returns null when it is neither. User names,
 * passwords and the port of ssh are left out, because the result is shown in pages.
 */
export function parseRepository(text: string): Repository | null {
  const expanded = text.trim().replace(shortForm, 'ssh://$1/$2')
  if (!URL.canParse(expanded)) return null
  const url = new URL(expanded)
  if (expanded.includes('{file}') && url.protocol === 'https:')
    return { forge: 'template', url: expanded.replace(/\/\/[^/@]*@/, '//') }
  const path = url.pathname.replace(/(\.git)?\/*$/, '')
  // At least an owner and a name.
  if (!/^(https|ssh):$/.test(url.protocol) || !/^(\/[^/]+){2,}$/.test(path)) return null
  const host = url.protocol === 'https:' ? url.host : url.hostname
  return { forge: forgeOf(url), url: `https://${host}${path}` }
}

const vercelHosts: Record<string, string> = { github: 'github.com', gitlab: 'gitlab.com' }

/**
 * The repository that a build was made from: by `NEXT_PUBLIC_REPOSITORY_URL`, or by the variables of Netlify or Vercel. Null if
 * none is set. A URL that cannot be read counts as absent here; lib/settings reports it.
 */
export function repositoryOf(env: Environment): Repository | null {
  const host = vercelHosts[env.VERCEL_GIT_PROVIDER ?? '']
  const onVercel = host && `https://${host}/${env.VERCEL_GIT_REPO_OWNER}/${env.VERCEL_GIT_REPO_SLUG}`
  const urls = [cleanSetting(env.NEXT_PUBLIC_REPOSITORY_URL), env.REPOSITORY_URL, onVercel]
  return parseRepository(urls.find((url) => url?.trim()) ?? '')
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** The repository and the branch that links to a line lead to. */
export type Source = { repository: Repository; branch: string }

/** Where a line of a file can be edited. Forgejo's editor has no URL for a line: the file opens at its top. */
export function editUrl({ repository: { forge, url }, branch }: Source, file: string, line: number): string {
  const place = `${encodePath(branch)}/${encodePath(file)}`
  switch (forge) {
    case 'github':
      return `${url}/edit/${place}#L${line}`
    case 'gitlab':
      return `${url}/-/edit/${place}#L${line}`
    case 'forgejo':
      return `${url}/_edit/${place}`
    case 'template':
      return url
        .replaceAll('{branch}', encodeURIComponent(branch))
        .replaceAll('{file}', encodePath(file))
        .replaceAll('{line}', `${line}`)
  }
}

/**
 * Where all files of the branch can be edited and committed at once: github.dev, or GitLab's Web IDE. Null for other software,
 * which has no such editor.
 */
export function editorUrl({ repository: { forge, url }, branch }: Source): string | null {
  const { origin, hostname, pathname } = new URL(url)
  if (hostname === 'github.com') return `https://github.dev${pathname}/tree/${encodePath(branch)}`
  return forge === 'gitlab' ? `${origin}/-/ide/project${pathname}/edit/${encodePath(branch)}/-/` : null
}

/** The repository and the branch of a build, or the name of the variable to set if one of them is unknown. */
export function sourceOf(env: Environment): Source | { missing: string } {
  const repository = repositoryOf(env)
  const { branch } = buildInfo(env)
  if (!repository) return { missing: 'NEXT_PUBLIC_REPOSITORY_URL' }
  return branch ? { repository, branch } : { missing: 'HEAD' }
}
