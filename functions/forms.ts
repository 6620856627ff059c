import { receiveLead } from '../deploy/receiver/receive-lead'

type Secrets = Record<string, string | undefined>
type Context = { request: Request; env: Secrets & { ASSETS: { fetch: typeof fetch } } }

/** The receiver of leads on Cloudflare Pages, at /forms. Cloudflare bundles each file of this folder with each deploy. */
export const onRequest = ({ request, env }: Context) => receiveLead(request, env, env.ASSETS)
