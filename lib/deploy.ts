/** What a build is for. Only production may be indexed; only production refuses placeholder settings. */
export type DeployKind = 'production' | 'preview' | 'local'

/** The variables a build runs with. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Tells the kind of deploy from the environment of the build. `DEPLOY_KIND` wins; then each host's own
 * variables. A known host whose variables leave doubt counts as preview; anything else is local.
 * Throws when `DEPLOY_KIND` is set to something else than the three kinds.
 */
export function deployKind(env: Environment): DeployKind {
  const explicit = env.DEPLOY_KIND
  if (explicit) {
    if (explicit === 'production' || explicit === 'preview' || explicit === 'local') return explicit
    throw new Error(`DEPLOY_KIND is "${explicit}"; it must be production, preview or local.`)
  }
  const hosts = [
    { here: env.NETLIFY, live: env.CONTEXT === 'production' },
    {
      here: env.CF_PAGES || env.CF_PAGES_BRANCH,
      live: env.CF_PAGES_BRANCH === (env.PRODUCTION_BRANCH || 'main'),
    },
    { here: env.VERCEL || env.VERCEL_ENV, live: env.VERCEL_ENV === 'production' },
  ].filter((host) => host.here)
  // Two hosts at once leave doubt as well.
  if (hosts.length > 0) return hosts.length === 1 && hosts[0]?.live ? 'production' : 'preview'
  return 'local'
}

/**
 * The origin a preview is served from, as its host tells the build; null where the host does not say.
 * Share images of a preview come from there, because production does not have them yet.
 */
export function previewOrigin(env: Environment): string | null {
  const address = env.DEPLOY_PRIME_URL || env.DEPLOY_URL || env.CF_PAGES_URL || env.VERCEL_URL
  if (!address) return null
  // Vercel gives the bare host name.
  return new URL(/^https?:/.test(address) ? address : `https://${address}`).origin
}

/** What a preview tells about its build; branch and commit are null where the host does not say. */
export type BuildInfo = { branch: string | null; commit: string | null; time: Date }

/** Branch and short commit as Netlify, Cloudflare, Vercel and GitHub tell them, and when the build was made. */
export function buildInfo(env: Environment, time: Date): BuildInfo {
  const branch =
    env.HEAD ||
    env.CF_PAGES_BRANCH ||
    env.VERCEL_GIT_COMMIT_REF ||
    // Set for pull requests only, whose GITHUB_REF_NAME is `12/merge`.
    env.GITHUB_HEAD_REF ||
    env.GITHUB_REF_NAME
  const commit = env.COMMIT_REF || env.CF_PAGES_COMMIT_SHA || env.VERCEL_GIT_COMMIT_SHA || env.GITHUB_SHA
  return { branch: branch || null, commit: commit?.slice(0, 7) || null, time }
}
