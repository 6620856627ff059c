import { openInbox } from '@/scripts/preview/inbox'
import { expect } from './fixtures'

const inbox = openInbox(process.env.INBOX_FILE ?? '')

/** An address that no other test uses, by which a lead is found again. */
export const uniqueEmail = () => `${crypto.randomUUID()}@example.org`

const bodiesOf = async (email: string) =>
  (await inbox.read()).map(({ body }) => body).filter((body) => body.email === email)

/** What the inbox of the preview server holds from that address, once it holds as many as expected. */
export async function leadsOf(email: string, count = 1) {
  await expect.poll(async () => (await bodiesOf(email)).length).toBe(count)
  return bodiesOf(email)
}
