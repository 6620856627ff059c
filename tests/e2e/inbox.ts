import { inbox } from '../server'

/** An address that no other test uses, so that its lead can be identified. */
export const uniqueEmail = () => `${crypto.randomUUID()}@example.org`

/** The leads from an address in the inbox of the preview server so far. */
export const leadsOf = async (email: string) =>
  (await inbox.read()).map(({ body }) => body).filter((body) => body.email === email)
