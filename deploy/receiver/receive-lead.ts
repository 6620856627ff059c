/**
 * Receives the leads of the site and mails each to the owner. It needs no package, only the standard `Request`, `Response` and
 * `fetch`, and runs on each host by the few lines of functions/forms.ts, netlify/forms.ts or vercel.ts. docs/leads.md says how to
 * set it up. The site keeps a lead and sends it again unless the answer is 2xx: it is 2xx only if the mail service has taken the
 * mail.
 */

import { isAbove, occupancyPercent } from '../../lib/business/estimate'
import { figures } from '../../lib/business/figures'
import { areaName, cityOf, citySlugs } from '../../lib/content/cities'
import { findArea } from '../../lib/content/find-area'

/** Secrets of the host: the owner's addresses, a sender that the mail service knows, and the key of the mail service. */
const secretNames = ['LEAD_MAIL_TO', 'LEAD_MAIL_FROM', 'LEAD_MAIL_KEY'] as const
type Secrets = Record<string, string | undefined>

/** The largest lead, bytes. */
const maxBytes = 64 * 1024
/** How long the mail service may take, ms: the site waits for 10 seconds. */
const mailTimeLimit = 8000
/** The longest subject, and the longest reason in the log, in bytes. */
const maxSubject = 150
const maxReason = 200

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

/** The areas with the names and postcodes of their entries; pages know the communes of an official list besides. */
const areas = citySlugs.map((slug) => {
  const city = cityOf(slug)
  return { ...city, name: areaName(slug), towns: [slug, ...city.communes] }
})
const postcodes = Object.fromEntries(areas.map(({ name, postcodes }) => [name, postcodes]))

/**
 * Follows the figures of an estimate: the site promises that a person corrects them. Where the figure is above the range of the
 * place, or of all properties, it says so with the word of the page.
 */
function correctionOf({ location, monthlyRevenue }: Lead): string {
  const area = typeof location === 'string' ? findArea(areas, location, postcodes) : undefined
  const range = area?.income ?? { max: figures.averageMax.value }
  const above = isAbove({ monthlyRevenue: Number(monthlyRevenue) }, range) ? ', souvent bien trop haut' : ''
  return `Calcul brut à ${occupancyPercent} %${above} : à corriger selon l’emplacement et l’état de la maison avant de répondre`
}

/**
 * The types of property in the language of a lead. In France an F2 has one bedroom, on the site two: the mail says both the
 * bedrooms and the value. A studio says itself.
 */
const propertyTypes: Record<string, Record<string, string>> = {
  FR: { f1: '1 chambre', f2: '2 chambres', f3: '3 chambres', f4: '4 chambres ou plus' },
  NL: { f1: '1 slaapkamer', f2: '2 slaapkamers', f3: '3 slaapkamers', f4: '4 slaapkamers of meer' },
  EN: { f1: '1 bedroom', f2: '2 bedrooms', f3: '3 bedrooms', f4: '4 bedrooms or more' },
}

type Lead = Record<string, unknown>
type Mail = { subject: string; text: string; replyTo?: string }

/** Answers a request of the site. Logs the kind and the time of a lead, and no personal data. */
export async function receiveLead(request: Request, secrets: Secrets): Promise<Response> {
  if (request.method !== 'POST') return answer(405, {}, { Allow: 'POST' })
  const stranger = strangerIn(request)
  if (stranger) return refuse(403, stranger)
  const text = await readText(request)
  if (text === null) return answer(413)
  const lead = parseLead(text)
  if (lead === null) return answer(400)
  const error = faultIn(secrets)
  if (error) return refuse(500, `${error}.`, { error })
  try {
    await sendMail(mailOf(lead, new URL(request.url).searchParams), secrets)
  } catch (error) {
    const { message, cause } = error as { message: string; cause?: { message?: string } }
    return refuse(502, cause?.message ? `${message}: ${masked(cause.message)}` : message)
  }
  console.info(`Lead mailed: ${kindOf(lead)}, ${new Date().toISOString()}`)
  return answer(200)
}

function answer(status: number, body: object = {}, headers: Record<string, string> = {}): Response {
  return Response.json(
    { ok: status === 200, ...body },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}

function refuse(status: number, why: string, body: object = {}): Response {
  console.error(`A lead was not mailed: ${why}`)
  return answer(status, body)
}

/**
 * Says who asks if it is no page of this site; empty if it is one. Other sites cannot forge what browsers send, nor the header
 * by which proxies pass on the name of the host, each its own. Production and previews each have their own host.
 */
function strangerIn({ url, headers }: Request): string {
  if (headers.get('Sec-Fetch-Site') === 'same-origin') return ''
  const hostOf = (name: string) =>
    name
      .trim()
      .toLowerCase()
      .replace(/:(80|443)$/, '')
  const own = [new URL(url).host, ...(headers.get('X-Forwarded-Host') ?? '').split(',')].map(hostOf)
  const origin = headers.get('Origin') ?? ''
  const [, host = ''] = /^https?:\/\/([^/]+)$/i.exec(origin) ?? []
  if (host && own.includes(hostOf(host))) return ''
  return masked(`the origin "${origin}" is none of ${own.filter(Boolean).join(', ')}`)
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

/** Blanks, invisible signs and quotes around a secret. */
const around = /^[\s\p{Cf}\p{Pi}\p{Pf}„"']+|[\s\p{Cf}\p{Pi}\p{Pf}„"']+$/gu

/** A secret as it is meant. Some hosts keep the quotes around a value, and people copy blanks with it. */
const secretOf = (secrets: Secrets, name: (typeof secretNames)[number]) =>
  secrets[name]?.replace(around, '') ?? ''

/** What is wrong with the secrets, by their names; empty if nothing is. */
function faultIn(secrets: Secrets): string {
  const faults = secretNames.map((name) => {
    const secret = secretOf(secrets, name)
    if (!secret) return `${name} is not set`
    // A header takes no other signs, and its error would quote the key.
    if (name === 'LEAD_MAIL_KEY') return /^[!-~]+$/.test(secret) ? '' : `${name} holds more than a key`
    return addressesIn(secret).length > 0 ? '' : `${name} holds no email address, or a part that is none`
  })
  return faults.filter(Boolean).join('; ')
}

/** Which form sent a lead. What does not look like one of ours is not logged: it may hold personal data. */
function kindOf({ formType }: Lead): string {
  return typeof formType === 'string' && /^[A-Z][a-z]+ [A-Z][a-z]+ - [A-Z]{2}$/.test(formType)
    ? formType
    : 'other'
}

/** The text with U+FFFD for each half of an emoji, for which mail services refuse a mail. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')

/** A value in one line, or with its further lines indented: none can pass for another field. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? wellFormed(value) : JSON.stringify(value)
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\n/g, '\n    ')
  return lines.replace(/[^\P{Cc}\n\t]/gu, '')
}

/** A text in one line of at most `limit` bytes, cut before a sign: an emoji or a letter with its accents stays whole. */
function oneLine(text: string, limit: number): string {
  // Joiners stay, because they hold an emoji together. Characters that turn the direction of the line do not.
  const line = wellFormed(text)
    .replace(/[\p{Cc}\p{Z}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
  const encoder = new TextEncoder()
  let end = 0
  let size = 0
  for (const { index, segment } of new Intl.Segmenter().segment(line)) {
    size += encoder.encode(segment).length
    if (size > limit) break
    end = index + segment.length
  }
  return line.slice(0, end)
}

/** The type of property in words, with the value that was sent. */
function propertyOf({ propertyType, formType }: Lead): unknown {
  const language = typeof formType === 'string' ? formType.slice(-2) : ''
  const names = Object.entries(propertyTypes[language] ?? propertyTypes.FR ?? {})
  const [, name] = names.find(([type]) => type === propertyType) ?? []
  return name ? `${name} (${propertyType})` : propertyType
}

function mailOf(lead: Lead, query: URLSearchParams): Mail {
  const known = labels.filter(([field]) => Object.hasOwn(lead, field))
  const others = Object.keys(lead).filter((field) => !labels.some(([name]) => name === field))
  const lines = [...known, ...others.map((field) => [field, field])].map(
    ([field = '', label = '']) =>
      `${textOf(label)} : ${textOf(field === 'propertyType' ? propertyOf(lead) : lead[field])}`,
  )
  if (Object.hasOwn(lead, 'monthlyRevenue')) lines.push(correctionOf(lead))
  const campaign = [...query].filter(([name]) => name.startsWith('utm_')).map((pair) => pair.join('='))
  if (campaign.length > 0) lines.push(`Campagne : ${textOf(campaign.join(', '))}`)
  const who = [lead.firstName, lead.lastName, lead.location].filter(
    (part) => part && typeof part === 'string',
  )
  return {
    subject: oneLine(`Demande du site (${kindOf(lead)}) : ${who.join(' ').trim() || '-'}`, maxSubject),
    text: `${lines.join('\n')}\n`,
    replyTo: addressOf(lead.email),
  }
}

/** An email address that every mail service accepts; undefined if it is none, or several. */
function addressOf(value: unknown): string | undefined {
  const name = /[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*/
  const domain = /(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]/
  if (typeof value !== 'string' || value.length > 254) return undefined
  return new RegExp(`^${name.source}@${domain.source}$`, 'i').test(value) ? value : undefined
}

/**
 * The addresses in a secret, as people type them: separated by commas, semicolons or line breaks, in quotes, with a name
 * before the address in angle brackets. None if a part is no address.
 */
function addressesIn(secret: string): string[] {
  const parts = secret.split(/[,;\r\n]/).map((part) => part.replace(around, ''))
  const addresses = parts
    .filter((part) => part !== '')
    .map((part) => addressOf(part.replace(/^[^<>@]*<([^<>]*)>$/, '$1').trim()))
  return addresses.every((address) => address !== undefined) ? [...new Set(addresses)] : []
}

/** A reason for the log: in one line, and without email addresses and phone numbers, because a mail service may quote the mail. */
function masked(reason: string): string {
  const start = reason.slice(0, 1000)
  return oneLine(start.replace(/\S*(?:@|%40)\S*|\+?\d(?:[\s()./-]*\d){6,}/gi, '***'), maxReason)
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
      'api-key': secretOf(secrets, 'LEAD_MAIL_KEY'),
      'Content-Type': 'application/json',
      Accept: 'application/json',
    },
    body: JSON.stringify({
      sender: { email: addressesIn(secretOf(secrets, 'LEAD_MAIL_FROM'))[0] },
      to: addressesIn(secretOf(secrets, 'LEAD_MAIL_TO')).map((email) => ({ email })),
      replyTo: replyTo && { email: replyTo },
      subject,
      textContent: text,
    }),
    signal: limit.signal,
    // A redirect would be followed by a GET without the mail.
    redirect: 'manual',
  })
  try {
    const response = await Promise.race([sent, silence])
    if (response.ok) return
    const text = await Promise.race([response.text(), silence]).catch(() => '')
    const { code, message } = parseLead(text) ?? {}
    const reason = masked([code, message].filter(Boolean).join(': ')) || 'no reason given'
    throw new Error(`the mail service answered with status ${response.status}: ${reason}`)
  } finally {
    clearTimeout(timer)
  }
}
