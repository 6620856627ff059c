import { receiveLead } from '../deploy/receiver/receive-lead'

type Context = { request: Request; env: Record<string, string | undefined> }

/** The receiver of leads on Cloudflare Pages, at /forms. Cloudflare bundles each file of this folder with each deploy. */
export const onRequest = ({ request, env }: Context) => receiveLead(request, env)
