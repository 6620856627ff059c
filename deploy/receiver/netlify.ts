import { receiveLead } from './receive-lead'

/** A function of Netlify, at the path /forms. */
export default (request: Request) => receiveLead(request, process.env)
export const config = { path: '/forms' }
