/**
 * Receives the leads of the site and mails each to the owner. It needs no package, only the standard `Request`, `Response` and
 * `fetch`, and runs on each host by the few lines of cloudflare.ts, netlify.ts or vercel.ts. docs/leads.md says how to set it up.
 * The site keeps a lead and sends it again unless the answer is 2xx: it is 2xx only if the mail service has taken the mail.
 */

/** Secrets of the host: the owner's address, a sender that the mail service knows, and the key of the mail service. */
const secretNames = ['LEAD_MAIL_TO', 'LEAD_MAIL_FROM', 'LEAD_MAIL_KEY'] as const
type Secrets = Record<string, string | undefined>

/** The largest lead, bytes. */
const maxBytes = 64 * 1024
/** How long the mail service may take, ms: the site waits for 10 seconds. */
const mailTimeLimit = 8000

/** The lines of the mail: the fields of both forms in reading order, with their labels. Other fields follow, by their names. */
const labels: [field: string, label: string][] = [
  ['formType', 'Formulaire'],
  ['firstName', 'Prénom'],
  ['lastName', 'Nom'],
  ['email', 'E-mail'],
  ['phone', 'Téléphone'],
  ['location', 'Lieu'],
  ['propertyType', 'Type de bien'],
  ['sleepingCapacity', 'Couchages'],
  ['amenities', 'Équipements'],
  ['monthlyRevenue', 'Revenu mensuel estimé, en euros'],
  ['yearlyRevenue', 'Revenu annuel estimé, en euros'],
  ['message', 'Message'],
]

type Lead = Record<string, unknown>
type Mail = { subject: string; text: string; replyTo?: string }

/** Answers a request of the site. Logs the kind and the time of a lead, and no personal data. */
export async function receiveLead(request: Request, secrets: Secrets): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { Allow: 'POST' })
  if (!isOwnOrigin(request)) return answer(403)
  const text = await readText(request)
  if (text === null) return answer(413)
  const lead = parseLead(text)
  if (lead === null) return answer(400)
  const missing = secretNames.filter((name) => !secrets[name]?.trim())
  if (missing.length > 0) {
    console.error(`A lead was not mailed: the secret ${missing.join(', ')} is not set.`)
    return answer(500)
  }
  try {
    await sendMail(mailOf(lead), secrets)
  } catch (error) {
    console.error(`A lead was not mailed: ${error instanceof Error ? error.message : error}`)
    return answer(502)
  }
  console.info(`Lead mailed: ${kindOf(lead)}, ${new Date().toISOString()}`)
  return answer(200)
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return Response.json(
    { ok: status === 200 },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}

/**
 * Whether a page of this site asks: other sites cannot forge `Origin`, nor send the header by which a proxy passes the name of
 * the host on. Production and previews each have their own host.
 */
function isOwnOrigin({ url, headers }: Request): boolean {
  const origin = headers.get('Origin') ?? ''
  const hosts = [new URL(url).host, headers.get('X-Forwarded-Host')?.trim().toLowerCase()]
  return URL.canParse(origin) && hosts.includes(new URL(origin).host)
}

/** The body of a request; null if it is too large, whether it says so or not. One that is cut off counts as empty. */
async function readText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) return null
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      size += part.value.byteLength
      if (size > maxBytes) return null
      text += decoder.decode(part.value, { stream: true })
    }
    return text + decoder.decode()
  } catch {
    return ''
  } finally {
    reader?.cancel().catch(() => undefined)
  }
}

function parseLead(text: string): Lead | null {
  try {
    const lead = JSON.parse(text)
    return typeof lead === 'object' && lead !== null && !Array.isArray(lead) ? lead : null
  } catch {
    return null
  }
}

/** Which form sent a lead. What does not look like one of ours is not logged: it may hold personal data. */
function kindOf({ formType }: Lead): string {
  return typeof formType === 'string' && /^[A-Z][a-z]+ [A-Z][a-z]+ - [A-Z]{2}$/.test(formType)
    ? formType
    : 'other'
}

/** A value in one line, or with its further lines indented: none can pass for another field. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\n/g, '\n    ')
}

function mailOf(lead: Lead): Mail {
  const known = labels.filter(([field]) => Object.hasOwn(lead, field))
  const others = Object.keys(lead).filter((field) => !labels.some(([name]) => name === field))
  const lines = [...known, ...others.map((field) => [field, field])].map(
    ([field = '', label = '']) => `${textOf(label)} : ${textOf(lead[field])}`,
  )
  const who = [lead.firstName, lead.lastName, lead.location].filter(
    (part) => part && typeof part === 'string',
  )
  const subject = `Demande du site (${kindOf(lead)}) : ${who.join(' ') || '-'}`
  return {
    subject: subject.replace(/[\p{C}\s]+/gu, ' ').slice(0, 150),
    text: `${lines.join('\n')}\n`,
    replyTo: addressOf(lead.email),
  }
}

/** An email address that every mail service accepts; undefined if it is none, or several. */
function addressOf(value: unknown): string | undefined {
  const name = /[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*/
  const domain = /(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]/
  const isAddress =
    typeof value === 'string' && new RegExp(`^${name.source}@${domain.source}$`, 'i').test(value)
  return isAddress && value.length < 255 ? value : undefined
}

/** Hands a mail to Brevo (https://developers.brevo.com). Another service is a change of this function. Throws if it fails. */
async function sendMail({ subject, text, replyTo }: Mail, secrets: Secrets): Promise<void> {
  const limit = new AbortController()
  const silence = new Promise<never>((_resolve, reject) => {
    limit.signal.onabort = () => reject(new Error('the mail service did not answer in time.'))
  })
  const timer = setTimeout(() => limit.abort(), mailTimeLimit)
  const sent = fetch('https://api.brevo.com/v3/smtp/email', {
    method: 'POST',
    headers: {
      'api-key': secrets.LEAD_MAIL_KEY?.trim() ?? '',
      'Content-Type': 'application/json',
      Accept: 'application/json',
    },
    body: JSON.stringify({
      sender: { email: secrets.LEAD_MAIL_FROM?.trim() },
      to: secrets.LEAD_MAIL_TO?.split(',').map((email) => ({ email: email.trim() })),
      replyTo: replyTo && { email: replyTo },
      subject,
      textContent: text,
    }),
    signal: limit.signal,
  })
  try {
    const { ok, status } = await Promise.race([sent, silence])
    if (!ok) throw new Error(`the mail service answered with status ${status}.`)
  } finally {
    clearTimeout(timer)
  }
}
