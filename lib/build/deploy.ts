/** What a build is for. Search engines may index production only; only production rejects placeholder settings. */
export type DeployKind = 'production' | 'preview' | 'local'

/** Environment variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the kind of deploy: `DEPLOY_KIND` if it is set, otherwise what the host's variables say. Ambiguous variables
 * of a known host mean preview; an unknown machine is local. Throws if `DEPLOY_KIND` has another value.
 */
export function deployKind(env: Environment): DeployKind {
  const explicit = env.DEPLOY_KIND?.trim()
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
  // Variables of two hosts are ambiguous too.
  if (hosts.length > 0) return hosts.length === 1 && hosts[0]?.live ? 'production' : 'preview'
  return 'local'
}

/** Variables of build machines: of CI services, and of hosts that do not say what a build is for. */
const machineVariables = ['CI', 'CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'RENDER', 'AWS_APP_ID']

/** Returns the kind of deploy, as `deployKind` does. Throws on a build machine that does not say it: it may well publish. */
export function requireDeployKind(env: Environment): DeployKind {
  const kind = deployKind(env)
  const machine = machineVariables.find((name) => !/^(0|false)?$/i.test(env[name] ?? ''))
  if (kind === 'local' && !env.DEPLOY_KIND?.trim() && machine)
    throw new Error(
      `${machine} is set, and nothing says what this build is for: set DEPLOY_KIND to production, preview or local.`,
    )
  return kind
}

/**
 * The origin of a preview from the variables of its host; null if the host sets none. The tags for social networks
 * use it on a preview, because production does not have its pages and images yet.
 */
export function previewOrigin(env: Environment): string | null {
  const host = env.DEPLOY_PRIME_URL || env.DEPLOY_URL || env.CF_PAGES_URL || env.VERCEL_URL
  if (!host) return null
  // Vercel passes the host name without a scheme.
  return new URL(/^https?:/.test(host) ? host : `https://${host}`).origin
}

/** The build that the ribbon of a preview shows. Branch and commit are null if the host does not pass them. */
export type BuildInfo = { branch: string | null; commit: string | null }

/** Returns branch and short commit from the variables of Netlify, Cloudflare or Vercel. */
export function buildInfo(env: Environment): BuildInfo {
  const branch = env.HEAD || env.CF_PAGES_BRANCH || env.VERCEL_GIT_COMMIT_REF
  const commit = env.COMMIT_REF || env.CF_PAGES_COMMIT_SHA || env.VERCEL_GIT_COMMIT_SHA
  return { branch: branch || null, commit: commit?.slice(0, 7) || null }
}
