import { isAbove, occupancyPercent } from '../../lib/business/estimate'
import { figures } from '../../lib/business/figures'
import { areaName, cityOf, citySlugs } from '../../lib/content/cities'
import { type Communes, findPlace, isCommunes } from '../../lib/content/find-place'
import cityCopy from '../../messages/fr/city.json' with { type: 'json' }
import copy from '../../messages/fr/estimator.json' with { type: 'json' }

/** Secrets of the host: the owner's addresses, a sender that the mail service knows, and the key of the mail service. */
type Secrets = Record<string, string | undefined>
/** What fetches the files of the site. */
type Site = Pick<typeof globalThis, 'fetch'>
type Lead = Record<string, unknown> & { email: string; formType: string }

/** The largest lead, bytes. */
const maxBytes = 64 * 1024
/** How long a lead may take until it is mailed, ms: the site waits for 10 seconds, some of which a cold start takes. */
const timeLimit = 8000

/** The lines of the mail: the fields of both forms in reading order. Other fields follow, by their names. */
const labels = new Map([
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
])

/** How long the site may take for the list of communes, ms. */
const listTimeLimit = 1000

const areas = citySlugs.map((slug) => ({
  ...cityOf(slug),
  name: areaName(slug),
  ownNames: [cityCopy.cities[slug].name],
}))

/** What the entries know: their postcodes, and the names of the communes that they list. */
const entries: Communes = Object.fromEntries(
  areas.map(({ name, postcodes, communes }) => [
    name,
    { postcodes, communes: communes.map((name) => ({ name, postcode: '', department: '' })) },
  ]),
)

/** The list of communes and postcodes that pages have; that of the entries if it does not come. */
const loadCommunes = (site: Site, { url }: Request): Promise<Communes> =>
  site
    .fetch(new URL('/communes.json', url), { signal: AbortSignal.timeout(listTimeLimit) })
    .then((response) => response.json())
    .catch(() => null)
    .then((answer) => (isCommunes(answer) ? answer : entries))

const placeOf = ({ location }: Lead, communes: Communes) =>
  findPlace(areas, typeof location === 'string' ? location : '', communes)

/** The place of an estimate as the page names it: its commune and area, or its city alone. None if it is none of ours. */
function placeLine(lead: Lead, communes: Communes): string[] {
  const place = placeOf(lead, communes)
  if (place.kind !== 'found') return []
  const [city] = place.area.ownNames
  const { commune } = place
  return [`Lieu reconnu : ${[commune, commune !== city && `secteur ${city}`].filter(Boolean).join(', ')}`]
}

/**
 * Follows the figures of an estimate, which ignore location and condition: a person writes the estimate that the owner gets. Where
 * the figure is above the range of the place, or of all properties, it says so with the words of the page.
 */
function correctionOf(lead: Lead, communes: Communes): string {
  const place = placeOf(lead, communes)
  const range = place.kind === 'found' ? place.area.income : { max: figures.averageMax.value }
  const above = isAbove({ monthlyRevenue: Number(lead.monthlyRevenue) }, range)
    ? ', souvent bien trop élevé'
    : ''
  return `Calcul brut à ${occupancyPercent} %${above} : à corriger selon l’emplacement et l’état de la maison avant de répondre`
}

/**
 * Mails a lead of the site to the owner. The site keeps a lead and sends it again unless the answer is 2xx: it is 2xx only if
 * the mail service has taken the mail. Logs one line without personal data. docs/leads.md says how to set it up.
 */
export async function receiveLead(
  request: Request,
  secrets: Secrets,
  site: Site = globalThis,
): Promise<Response> {
  if (request.method !== 'POST') return answer(405)
  if (!isOwnPage(request)) return answer(403, `it was not posted by a page of ${new URL(request.url).origin}`)
  const text = await request.text().catch(() => '')
  if (new TextEncoder().encode(text).length > maxBytes) return answer(413)
  const lead = parseLead(text)
  if (!lead) return answer(400, 'it has no email address, or another formType than the site sends')
  const secret = (name: string) => (secrets[name] ?? '').replace(new RegExp(`^.*${name}\\s*=`), '')
  const [to, [from]] = [addressesIn(secret('LEAD_MAIL_TO')), addressesIn(secret('LEAD_MAIL_FROM'))]
  const key = /^[!-~]+$/.exec(secret('LEAD_MAIL_KEY').replace(around, ''))?.[0]
  if (to.length === 0) return answer(500, 'LEAD_MAIL_TO is not set, or a part of it is no email address')
  if (!from) return answer(500, 'LEAD_MAIL_FROM is not set, or no email address')
  if (!key) return answer(500, 'LEAD_MAIL_KEY is not set, or more than a key')
  const limit = AbortSignal.timeout(timeLimit)
  const communes = Object.hasOwn(lead, 'monthlyRevenue') ? await loadCommunes(site, request) : entries
  const mail = { ...mailOf(lead, communes), to: to.map((email) => ({ email })), sender: { email: from } }
  try {
    const first = await sendMail(mail, key, limit)
    // It may refuse the address of the visitor, which must not lose the lead.
    const isReplyTo = first.status === 400 && mail.replyTo
    const response = isReplyTo ? await sendMail({ ...mail, replyTo: undefined }, key, limit) : first
    if (response.ok) {
      console.info(`Lead mailed: ${lead.formType}, ${new Date().toISOString()}`)
      return answer(200)
    }
    const { code = '', message = 'no reason given' } = await response.json().catch(() => ({}))
    return answer(502, `the mail service answered with status ${response.status}: ${code} ${message}`)
  } catch (error) {
    const { name, message } = error as Error
    return answer(502, name === 'TimeoutError' ? 'the mail service did not answer in time' : message)
  }
}

/** Answers, and logs why a lead was not mailed, in one line without what looks like an email address or a phone number: a mail service may quote the mail. */
function answer(status: number, why = ''): Response {
  const line = why
    .replace(/\S*(?:@|%40)\S*|\+?\d(?:[\s()./-]*\d){6,}/gi, '***')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .slice(0, 200)
  if (line) console.error(`A lead was not mailed: ${line}`)
  const headers = { 'Cache-Control': 'no-store', ...(status === 405 && { Allow: 'POST' }) }
  return Response.json({ ok: status === 200, error: status === 500 ? line : undefined }, { status, headers })
}

/** Whether a page of this site asks. Other sites cannot forge what browsers send. Production and previews are each their own. */
function isOwnPage({ url, headers }: Request): boolean {
  const origin = headers.get('Origin') ?? ''
  const isSameHost = () => URL.canParse(origin) && new URL(origin).host === new URL(url).host
  return headers.get('Sec-Fetch-Site') === 'same-origin' || isSameHost()
}

/** The lead in a body; null if there is none. Not by the strict schema: an older lead, or one with more fields, must arrive. */
function parseLead(text: string): Lead | null {
  try {
    const lead = JSON.parse(text)
    const isOurs = /^(Revenue Calculator|Contact Section) - [A-Z]{2}$/.test(lead.formType)
    return typeof lead.email === 'string' && lead.email.includes('@') && isOurs ? lead : null
  } catch {
    return null
  }
}

/** A value in one line, or with its further lines indented: none can pass for another field. Half an emoji is U+FFFD. */
function textOf(value: unknown): string {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Cs}/gu, '\ufffd')
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\n/g, '\n    ')
  return lines.replace(/[^\P{Cc}\n\t]/gu, '')
}

/** The property type in words. In France an F2 has one bedroom, on the site two: the value follows. */
function propertyOf(type: unknown): unknown {
  const [, words] = Object.entries(copy.propertyTypes).find(([name]) => name === type) ?? []
  return words ? `${words} (${type})` : type
}

/** The mail as Brevo takes it. */
function mailOf(lead: Lead, communes: Communes) {
  const known = [...labels.keys()].filter((field) => Object.hasOwn(lead, field))
  const lines = [...new Set([...known, ...Object.keys(lead)])].flatMap((field) => {
    const value = field === 'propertyType' ? propertyOf(lead[field]) : lead[field]
    const line = `${textOf(labels.get(field) ?? field)} : ${textOf(value)}`
    return field === 'location' ? [line, ...placeLine(lead, communes)] : line
  })
  if (Object.hasOwn(lead, 'monthlyRevenue')) lines.push(correctionOf(lead, communes))
  // Mail programs join mails with the same subject.
  const names = lead.firstName ? [lead.firstName, lead.lastName] : [lead.email, lead.location]
  const who = names.filter((part) => part && typeof part === 'string')
  const subject = `Demande du site (${lead.formType}) : ${who.join(' ') || '-'}`.replace(
    /[\p{C}\p{Z}]+/gu,
    ' ',
  )
  const replyTo = addressOf(lead.email)
  return {
    subject: [...subject].slice(0, 120).join(''),
    textContent: `${lines.join('\n')}\n`,
    replyTo: replyTo && { email: replyTo },
  }
}

/** An email address with its domain as mail services take it (`xn--…` for accents); undefined if it is none, or several. */
function addressOf(text: string): string | undefined {
  const [, name, domain = ''] = /^([^\s@,;:<>()[\]"\\]+)@([^\s@/?#:]+\.[^\s@/?#:]+)$/.exec(text.trim()) ?? []
  return name && URL.canParse(`https://${domain}`)
    ? `${name}@${new URL(`https://${domain}`).hostname}`
    : undefined
}

/** Blanks, invisible signs and quotes around a secret: some hosts keep quotes, and people copy blanks. */
const around = /^[\s\p{Cf}\p{Pi}\p{Pf}„"']+|[\s\p{Cf}\p{Pi}\p{Pf}„"']+$/gu

/** The name before an address, also with a comma: `"Martin, Anne" <anne@example.org>`. */
const nameBefore = /(?<=^|[,;\r\n])(?:\s*"[^"]*"|[^<>@.;\r\n]*)\s*(?=<)/g

/** The addresses in a secret, separated by commas, semicolons or lines, also as `Anne <anne@example.org>`. None if a part is no address. */
function addressesIn(secret: string): string[] {
  const parts = secret.replace(nameBefore, '').split(/[,;\r\n]/)
  const addresses = parts
    .map((part) => part.replace(around, '').replace(/^[^<>@]*<([^<>]*)>$/, '$1'))
    .flatMap((part) => (part ? addressOf(part.replace(/^mailto:/i, '')) : []))
  return addresses.every((address) => address !== undefined) ? addresses : []
}

/** Hands a mail to Brevo (https://developers.brevo.com). Another service is a change of this function. */
const sendMail = (mail: object, key: string, signal: AbortSignal) =>
  fetch('https://api.brevo.com/v3/smtp/email', {
    method: 'POST',
    headers: { 'api-key': key, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(mail),
    signal,
    // A redirect would be followed by a GET without the mail.
    redirect: 'manual',
  })
