import { inbox } from '../server'
import { expect } from './fixtures'

/** An address that no other test uses, so that its lead can be identified. */
export const uniqueEmail = () => `${crypto.randomUUID()}@example.org`

/** The leads from an address in the inbox of the preview server, once there is one. */
export async function leadsOf(email: string) {
  const read = async () => (await inbox.read()).map(({ body }) => body).filter((body) => body.email === email)
  await expect.poll(read).toHaveLength(1)
  return read()
}
