import { receiveLead } from '../receive-lead'

/** The receiver of leads on Netlify, at /forms. Netlify bundles each file of this folder with each deploy (netlify.toml). */
export default (request: Request) => receiveLead(request, process.env)
export const config = { path: '/forms' }
