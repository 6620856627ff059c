import { defaultOfferEndsOn } from '../business/offer'
import { exampleNames } from '../content/people'
import { type DeployKind, deployKind, type Environment, previewOrigin } from '../deploy/deploy-kind'
import type { JsonFile } from '../files/json-file'
import { report } from '../files/report'
import { brandSlug } from './brand'
import { configSchema, mistakesOf, type SiteConfig } from './config'

/** Fields that have a value in every build. */
type Always = 'url' | 'phone' | 'email' | 'offerEndsOn'

export type Site = Omit<SiteConfig, Always> &
  Record<Always, string> & {
    deploy: DeployKind
    /** The origin of what social networks fetch: the preview's own on a preview, otherwise the site's. */
    assetOrigin: string
    /** The fields that are still unknown, such as `legal.host`. Those that a site may do without are left out. */
    missing: string[]
  }

/** What no build needs, and no page lacks. */
const optional = /^(offerEndsOn|examples|measureEndpoint|repositoryUrl|legal\.(licence|insurer))$/

/** The links that production leaves out while they are unknown, with what other builds show instead. */
const withLinks = ({ bookingUrl, ...config }: SiteConfig) => ({
  chatNumber: config.chatNumber ?? '+33 6 00 00 00 00',
  schedulingUrl: config.schedulingUrl ?? `https://agenda.example/${brandSlug}/30min`,
  videoUrl: config.videoUrl ?? `https://video.example/${brandSlug}`,
  bookingUrl: {
    fr: bookingUrl.fr ?? `https://reservation.example/${brandSlug}/fr`,
    nl: bookingUrl.nl ?? `https://reservation.example/${brandSlug}/nl`,
    en: bookingUrl.en ?? `https://reservation.example/${brandSlug}/en`,
  },
})

/** The values of all fields by their paths, such as `url` and `legal.host`. */
const fieldsOf = (config: SiteConfig) =>
  Object.entries(config).flatMap(([name, value]): [string, unknown][] =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one])
      : [[name, value]],
  )

/** Whether counting in this build reaches only this site, or the build is the one that visitors see. */
const counts = (endpoint: string | null, deploy: DeployKind) =>
  deploy === 'production' || endpoint?.startsWith('/')

/**
 * Reads the site from its configuration file and from the environment. `examples` names the owners on the site
 * who are invented. Throws one error that lists every mistake and, for production, everything that it lacks.
 */
export function readSite(
  file: JsonFile,
  env: Environment,
  examples: readonly string[] = exampleNames(),
): Site {
  const deploy = deployKind(env)
  const isOnVercel = Boolean(env.VERCEL || env.VERCEL_ENV)
  const { data: config, error } = configSchema(deploy, examples, isOnVercel).safeParse(file.value)
  const mistakes = error && file.value !== undefined ? mistakesOf(error, file.file) : []
  const problems = [...file.problems, ...mistakes]
  const reports = problems.map((problem) => report(problem, file.content, 'error'))
  if (!config || reports.length > 0)
    throw new Error(`The configuration of the site is not valid.\n${reports.join('\n')}`)
  const url = config.url ?? `https://www.${brandSlug}.example`
  return {
    ...config,
    ...(deploy === 'production' ? {} : withLinks(config)),
    url,
    phone: config.phone ?? '+33 3 00 00 00 00',
    email: config.email ?? `bonjour@${brandSlug}.example`,
    offerEndsOn: config.offerEndsOn ?? defaultOfferEndsOn,
    // A local build posts to the local server, and a preview logs what it would send.
    formEndpoint: { production: config.formEndpoint, local: '/forms', preview: null }[deploy],
    measureEndpoint: counts(config.measureEndpoint, deploy) ? config.measureEndpoint : null,
    deploy,
    assetOrigin: (deploy === 'preview' && previewOrigin(env)) || url,
    missing: fieldsOf(config).flatMap(([name, value]) =>
      value === null && !optional.test(name) ? [name] : [],
    ),
  }
}
