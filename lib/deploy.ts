/** What a build is for. Only production may be indexed; only production refuses placeholder settings. */
export type DeployKind = 'production' | 'preview' | 'local'

type Environment = Readonly<Record<string, string | undefined>>

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
  if (env.NETLIFY) return env.CONTEXT === 'production' ? 'production' : 'preview'
  if (env.CF_PAGES)
    return env.CF_PAGES_BRANCH === (env.PRODUCTION_BRANCH ?? 'main') ? 'production' : 'preview'
  if (env.VERCEL) return env.VERCEL_ENV === 'production' ? 'production' : 'preview'
  return 'local'
}
