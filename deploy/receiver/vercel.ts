import { receiveLead } from './receive-lead'

/**
 * The receiver of leads on Vercel, at /api/forms. `npm run hosts` bundles it into api/forms.mjs, because Vercel's compiler fails
 * beside TypeScript 7. Vercel answers other methods with 405 by itself.
 */
export const POST = (request: Request) => receiveLead(request, process.env)
