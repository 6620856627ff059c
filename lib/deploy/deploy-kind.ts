/** What a build is for. Search engines may index production only; only production rejects placeholder settings. */
export type DeployKind = 'production' | 'preview' | 'local'

/** Environment variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What each host says of a build by its variables: Netlify, Cloudflare Pages, Vercel. On one's own machine it is not here. */
const readHosts = (env: Environment) => [
  {
    isHere: env.NETLIFY && !env.NETLIFY_DEV && env.CONTEXT !== 'dev',
    isLive: env.CONTEXT === 'production',
    url: env.DEPLOY_PRIME_URL || env.DEPLOY_URL,
    branch: env.HEAD,
    commit: env.COMMIT_REF,
    repository: env.REPOSITORY_URL,
  },
  {
    isHere: env.CF_PAGES || env.CF_PAGES_BRANCH,
    isLive: env.CF_PAGES_BRANCH === (env.PRODUCTION_BRANCH || 'main'),
    url: env.CF_PAGES_URL,
    branch: env.CF_PAGES_BRANCH,
    commit: env.CF_PAGES_COMMIT_SHA,
  },
  {
    isHere: env.VERCEL_ENV !== 'development' && (env.VERCEL || env.VERCEL_ENV),
    isLive: env.VERCEL_ENV === 'production',
    url: env.VERCEL_URL,
    branch: env.VERCEL_GIT_COMMIT_REF,
    commit: env.VERCEL_GIT_COMMIT_SHA,
    repository: /^git(hub|lab)$/.test(env.VERCEL_GIT_PROVIDER ?? '')
      ? `https://${env.VERCEL_GIT_PROVIDER}.com/${env.VERCEL_GIT_REPO_OWNER}/${env.VERCEL_GIT_REPO_SLUG}`
      : undefined,
  },
]

/** The variables of hosts that decide what a build contains. */
export const hostVariables =
  /^(NETLIFY(_DEV)?|CONTEXT|HEAD|COMMIT_REF|REPOSITORY_URL|CF_PAGES\w*|PRODUCTION_BRANCH|VERCEL(_ENV|_URL|_GIT_\w+)?|DEPLOY_\w+)$/

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
  const here = readHosts(env).filter(({ isHere }) => isHere)
  if (here.length === 0) return 'local'
  // Variables of two hosts are ambiguous too.
  return here.length === 1 && here[0]?.isLive ? 'production' : 'preview'
}

/** Variables of build machines: of Cloudflare Workers, of CI services, and of hosts that do not say what a build is for. */
const machineVariables = [
  'WORKERS_CI',
  'CI',
  'CONTINUOUS_INTEGRATION',
  'BUILD_NUMBER',
  'RENDER',
  'AWS_APP_ID',
]

/** Returns the kind of deploy, as `deployKind` does. Throws on a build machine that does not say it: it may well publish. */
export function requireDeployKind(env: Environment): DeployKind {
  const kind = deployKind(env)
  const machine = machineVariables.find((name) => !/^(0|false)?$/i.test(env[name] ?? ''))
  const remedy =
    machine === 'WORKERS_CI'
      ? 'the site is configured for Cloudflare Pages, so create a Pages project instead of a Worker'
      : 'set DEPLOY_KIND to production, preview or local'
  if (kind === 'local' && !env.DEPLOY_KIND?.trim() && machine)
    throw new Error(`${machine} is set, and nothing says what this build is for: ${remedy}.`)
  return kind
}

/** What the host says of a build; null what it does not. */
export type BuildInfo = Record<'branch' | 'commit' | 'repository' | 'url', string | null>

/** Returns branch, short commit and repository of a build, and the URL of its preview. */
export function buildInfo(env: Environment): BuildInfo {
  const said = (what: keyof BuildInfo) => readHosts(env).find((host) => host[what])?.[what] ?? null
  return {
    branch: said('branch'),
    commit: said('commit')?.slice(0, 7) ?? null,
    repository: said('repository'),
    url: said('url'),
  }
}

/**
 * The origin of a preview; null if no host says it. The tags for social networks use it on a preview, because production does
 * not have its pages and images yet.
 */
export function previewOrigin(env: Environment): string | null {
  const { url } = buildInfo(env)
  // Vercel passes the host name without a scheme.
  return url && new URL(/^https?:/.test(url) ? url : `https://${url}`).origin
}
