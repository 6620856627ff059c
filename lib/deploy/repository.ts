import type { Repository, Source } from '../files/edit-url'
import { buildInfo, type Environment } from './deploy-kind'

/** `git@host:team/site`, the short form of ssh; its path never begins with a port. */
const shortForm = /^(?:[\w.-]+@)([\w.-]+):(?!\/)(.+)$/

/** A page of a repository, after the repository's own path: at GitHub that is an owner and a name. */
const pageOf = { github: /^((?:\/[^/]+){2})\/.*$/, gitlab: /^(.+?)\/(?:-|blob|tree)\/.*$/ }

/**
 * Reads the URL of a repository, or of a page of it, in https or ssh form. Returns null when it is none of GitHub or GitLab. User
 * names, passwords and the port of ssh are left out, because the result is shown in pages.
 */
export function parseRepository(text: string): Repository | null {
  const expanded = text.trim().replace(shortForm, 'ssh://$1/$2')
  if (!URL.canParse(expanded)) return null
  const url = new URL(expanded)
  const forge = /github/.test(url.hostname) ? 'github' : 'gitlab'
  const path = url.pathname.replace(pageOf[forge], '$1').replace(/(\.git)?\/*$/, '')
  // Their editors have other URLs. A neutral host name is a GitLab server most of the time.
  if (
    /bitbucket|gitea|forgejo|codeberg|azure|visualstudio|codecommit|sr\.ht$|^gist\.|github(?:usercontent\.com|\.io)$/.test(
      url.hostname,
    )
  )
    return null
  // At least an owner and a name.
  if (!/^(https|ssh):$/.test(url.protocol) || !/^(\/[^/]+){2,}$/.test(path)) return null
  const host = (url.protocol === 'https:' ? url.host : url.hostname).replace(/^www\./, '')
  return { forge, url: `https://${host.replace(/^github\.dev$/, 'github.com')}${path}` }
}

/**
 * The repository and the branch of a build, by `repositoryUrl` of the configuration or by what its host says; or the name of what
 * to set if one of them is unknown.
 */
export function sourceOf(repositoryUrl: string | null, env: Environment): Source | { missing: string } {
  const { branch, repository: url } = buildInfo(env)
  const repository = parseRepository(repositoryUrl ?? url ?? '')
  if (!repository) return { missing: 'repositoryUrl' }
  return branch ? { repository, branch } : { missing: 'HEAD' }
}
