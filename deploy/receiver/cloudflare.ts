import { receiveLead } from './receive-lead'

type Context = { request: Request; env: Record<string, string | undefined> }

/** A function of Cloudflare Pages. */
export const onRequest = ({ request, env }: Context) => receiveLead(request, env)
