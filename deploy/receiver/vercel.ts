import { receiveLead } from './receive-lead'

/** A function of Vercel. It answers other methods with 405 by itself. */
export const POST = (request: Request) => receiveLead(request, process.env)
