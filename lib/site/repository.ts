import { buildInfo, type Environment } from './deploy'
import type { Forge, Repository, Source } from './edit-url.browser'
import { cleanSetting } from './settings/clean'

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
  // Their editors have other URLs: they need a template.
  if (/bitbucket|azure|visualstudio|codecommit|sr\.ht$/.test(url.hostname)) return null
  // At least an owner and a name.
  if (!/^(https|ssh):$/.test(url.protocol) || !/^(\/[^/]+){2,}$/.test(path)) return null
  const host = url.protocol === 'https:' ? url.host : url.hostname
  return { forge: forgeOf(url), url: `https://${host}${path}` }
}

/**
 * The repository and the branch of a build, by `NEXT_PUBLIC_REPOSITORY_URL` or by what its host says; or the name of the variable
 * to set if one of them is unknown. A URL that cannot be read counts as unknown here; lib/site/settings reports it.
 */
export function sourceOf(env: Environment): Source | { missing: string } {
  const { branch, repository: url } = buildInfo(env)
  const repository = parseRepository(cleanSetting(env.NEXT_PUBLIC_REPOSITORY_URL) || url || '')
  if (!repository) return { missing: 'NEXT_PUBLIC_REPOSITORY_URL' }
  return branch ? { repository, branch } : { missing: 'HEAD' }
}
