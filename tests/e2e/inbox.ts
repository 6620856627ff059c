import { openInbox } from '@/scripts/preview/inbox'
import { expect } from './fixtures'

const inbox = openInbox(process.env.INBOX_FILE ?? '')

/** An address that no other test uses, so that its lead can be identified. */
export const uniqueEmail = () => `${crypto.randomUUID()}@example.org`

const bodiesOf = async (email: string) =>
  (await inbox.read()).map(({ body }) => body).filter((body) => body.email === email)

/** The leads from an address in the inbox of the preview server, once it holds `count` of them. */
export async function leadsOf(email: string, count = 1) {
  await expect.poll(async () => (await bodiesOf(email)).length).toBe(count)
  return bodiesOf(email)
}
