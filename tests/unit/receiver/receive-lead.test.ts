/** @jest-environment node */
import { receiveLead } from '@/deploy/receiver/receive-lead'
import { occupancyPercent } from '@/lib/business/estimate'
import { figures } from '@/lib/business/figures'
import { areaName, cityOf, citySlugs } from '@/lib/content/cities'
import { areaCommunes } from '@/lib/content/communes'
import { loadMessages } from '@/lib/i18n/messages'
import { testLeads } from '@/scripts/smoke/test-leads'

const site = 'https://www.example.org'
const secrets = {
  LEAD_MAIL_TO: 'owner@example.org',
  LEAD_MAIL_FROM: 'site@example.org',
  LEAD_MAIL_KEY: 'key-1',
}
const contact = { formType: 'Contact Section - FR', email: 'zoe@example.fr' }
const estimate = { ...contact, formType: 'Revenue Calculator - NL' }

const communes = areaCommunes()

type Mail = {
  subject: string
  textContent: string
  to: { email: string }[]
  sender: { email: string }
  replyTo?: { email: string }
}
let mails: Mail[]
/** What the emulated mail service answers to the mails, in turn; the last goes on. */
let answers: (Response | Error)[]
/** The site's list of communes; undefined if it cannot be fetched. */
let list: Response | undefined

beforeEach(() => {
  mails = []
  list = Response.json(communes)
  answers = [Response.json({ messageId: '1' }, { status: 201 })]
  for (const level of ['info', 'error'] as const) jest.spyOn(console, level).mockReturnValue()
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (`${url}` === `${site}/communes.json`) {
      if (!list) throw new TypeError('fetch failed')
      return list.clone()
    }
    expect([url, new Headers(init?.headers).get('api-key')]).toEqual([
      'https://api.brevo.com/v3/smtp/email',
      'key-1',
    ])
    mails.push(JSON.parse(`${init?.body}`))
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Response) return answer.clone()
    throw answer
  })
})

const logged = () => [console.info, console.error].flatMap((spied) => jest.mocked(spied).mock.calls.flat())

type Init = { method?: string; headers?: Record<string, string>; secrets?: object }

/** Posts a body as a page of the site does. Returns the answer; its status agrees with it, and nothing personal is logged. */
async function post(body: string | object, init: Init = {}) {
  const request = new Request(`${site}/forms`, {
    method: init.method ?? 'POST',
    headers: { Origin: site, 'Content-Type': 'application/json', ...init.headers },
    body: init.method === 'GET' ? null : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await receiveLead(request, { ...secrets, ...init.secrets })
  const { ok, error } = await response.json()
  expect(ok).toBe(response.status === 200)
  expect(logged().join('\n')).not.toMatch(/@|%40|Zoé|TEST|key-1|6 12\.34/)
  return { status: response.status, error, allow: response.headers.get('Allow') }
}

test('each kind of lead is handed to the mail service, and logged by its form and time', async () => {
  for (const lead of testLeads()) expect(await post(lead)).toMatchObject({ status: 200 })
  expect(mails[0]).toMatchObject({
    sender: { email: 'site@example.org' },
    to: [{ email: 'owner@example.org' }],
    replyTo: { email: 'test@example.org' },
  })
  // The fields in reading order.
  expect(mails[1]?.textContent).toMatch(
    /E-mail : .*\nTéléphone : .*\nLieu : .*\nLieu reconnu : .*\nType de bien : .*\n.*\n.*\n.* : 3375\n.* : 41063\n.*\n$/,
  )
  expect(logged()).toEqual(
    ['Contact Section', 'Revenue Calculator'].map((form) =>
      expect.stringMatching(`^Lead mailed: ${form} - FR, 20\\d\\d-`),
    ),
  )
})

const head = `${JSON.stringify(contact).slice(0, -1)},"a":"é`
const sized = (bytes: number) => `${head}${'x'.repeat(bytes - Buffer.byteLength(head) - 2)}"}`
const from = (Origin: string, others = {}) => ({ headers: { Origin, ...others } })

/** A request, its status, and whether that is logged. */
test.each<[what: string, status: number, body: string | object, init?: Init]>([
  ['a GET', 405, contact, { method: 'GET' }],
  ['a preflight', 405, contact, { method: 'OPTIONS' }],
  ['no JSON', 400, 'a=1&b=2'],
  ['null', 400, 'null'],
  ['no field', 400, {}],
  ['no email address', 400, { ...contact, email: 'zoe' }],
  ['an email address that is no text', 400, { ...contact, email: ['zoe@example.fr'] }],
  ['another form', 400, { ...contact, formType: 'Newsletter - FR' }],
  ['a lead with more fields', 200, { ...contact, budget: 5 }],
  ['64 KiB', 200, sized(65_536)],
  ['a byte more', 413, sized(65_537)],
  ['http, where a proxy ends https', 200, contact, from('http://www.example.org')],
  ['a browser that sends no origin', 200, contact, from('', { 'Sec-Fetch-Site': 'same-origin' })],
  ['no origin', 403, contact, from('')],
  ['a sandbox', 403, contact, from('null')],
  ['another site', 403, contact, from(`${site}.evil.example`, { 'Sec-Fetch-Site': 'cross-site' })],
  ['another port', 403, contact, from(`${site}:8443`)],
])('%s: %i', async (...[, status, body, init]) => {
  expect(await post(body, init)).toMatchObject({ status, allow: status === 405 ? 'POST' : null })
  expect(mails).toHaveLength(status === 200 ? 1 : 0)
  expect(logged()).toHaveLength([405, 413].includes(status) ? 0 : 1)
})

const { propertyTypes } = loadMessages('fr')

/** A lead, and lines of its mail. */
test.each<[what: string, lead: object, text: string]>([
  ['accents and emoji', { ...contact, message: 'Où ?\n\n🏡' }, 'Message : Où ?\n    \n    🏡\n'],
  ['a line break', { ...contact, firstName: 'Z\r\nBcc: a@b.fr' }, 'Prénom : Z\n    Bcc: a@b.fr\n'],
  ['control characters', { ...contact, message: 'a\0b\u001bc' }, 'Message : abc\n'],
  ['half an emoji', { ...contact, message: 'a\ud83d' }, 'Message : a\ufffd\n'],
  ['a type', { ...estimate, propertyType: 'f2' }, `Type de bien : ${propertyTypes.f2} (f2)\n`],
  ['no known type', { ...estimate, propertyType: { toString: 1 } }, 'Type de bien : {"toString":1}\n'],
  ['other fields', { ...contact, 'x\ny': true, constructor: [1] }, 'x\n    y : true\nconstructor : [1]\n'],
])('a mail with %s', async (_what, lead, text) => {
  await post(lead)
  expect(mails[0]?.textContent).toContain(text)
})

const lowest = citySlugs.reduce((one, other) =>
  cityOf(other).income.max < cityOf(one).income.max ? other : one,
)
const { income, postcodes } = cityOf(lowest)
const averageMax = figures.averageMax.value
/** A commune that no entry lists. */
const village = communes[areaName(lowest)]?.communes.at(-1)?.name

test.each([
  [income.max, lowest, ' :'],
  [income.max + 1, lowest, ', '],
  [averageMax, postcodes[0], ', '],
  [averageMax, village, ', '],
  [averageMax, 'Paris', ' :'],
  [averageMax + 1, 7, ', '],
  ['x', undefined, ' :'],
])(
  'the figures of an estimate are said to be raw, and above the range: %p a month in %p',
  async (monthlyRevenue, location, follows) => {
    await post({ ...estimate, monthlyRevenue, location })
    expect(mails[0]?.textContent).toContain(
      ` : ${monthlyRevenue}\nCalcul brut à ${occupancyPercent} %${follows}`,
    )
  },
)

/** A typed place, and how the mail names it. */
test.each([
  ['Moux', 'Moux\nLieu reconnu : Moux-en-Morvan, secteur Lac des Settons\n'],
  ['brion', 'brion\nLieu reconnu : Brion (Saône-et-Loire), secteur Autun\n'],
  ['Autun', 'Autun\nLieu reconnu : Autun\n'],
  ['71400', '71400\nLieu reconnu : secteur Autun\n'],
  ['Autunn', 'Autunn\nRevenu'],
  ['Sully 45600', 'Sully 45600\nRevenu'],
])('the mail names the commune and the area of %s', async (location, lines) => {
  await post({ ...estimate, location, monthlyRevenue: 1 })
  expect(mails[0]?.textContent).toContain(`Lieu : ${lines}`)
})

test.each([
  ['is missing', new Response('', { status: 404 })],
  ['is of another shape', Response.json({ autun: ['71400'] })],
  ['cannot be fetched', undefined],
])('an estimate is mailed, and its postcode known, if the list of communes %s', async (_what, answer) => {
  list = answer
  await post({ ...estimate, monthlyRevenue: averageMax, location: postcodes[0] })
  expect(mails[0]?.textContent).toMatch(/%, /)
})

test.each([
  [{ firstName: 'Zoé', lastName: 'Lefèvre' }, 'Zoé Lefèvre'],
  [{ location: 'Autun' }, `${contact.email} Autun`],
  [{ firstName: 'Zoé\r\nBcc: a@b.fr' }, 'Zoé Bcc: a@b.fr'],
  [
    { firstName: '🏡'.repeat(200) },
    '🏡'.repeat(120 - 'Demande du site () : '.length - contact.formType.length),
  ],
  [{ firstName: 7 }, '-'],
  [{}, contact.email],
])('the subject of a lead of %j names %s', async (names, ending) => {
  await post({ ...contact, ...names })
  expect(mails[0]?.subject).toBe(`Demande du site (${contact.formType}) : ${ending}`)
})

test.each([
  ['zoe.b+a@sub.example.co.uk', 'zoe.b+a@sub.example.co.uk'],
  ['anne@müller.de', 'anne@xn--mller-kva.de'],
  ['zoe@example.fr\r\nBcc: all@example.org', undefined],
  ['zoe@example.fr, all@example.org', undefined],
  ['Zoé <zoe@example.fr>', undefined],
  ['zoe@', undefined],
])('an answer to %j goes to %s', async (email, address) => {
  expect((await post({ ...contact, email })).status).toBe(200)
  expect(mails[0]?.replyTo?.email).toBe(address)
})

test('a lead whose Reply-To the mail service refuses is mailed without it', async () => {
  answers.unshift(Response.json({ code: 'invalid_parameter', message: 'replyTo' }, { status: 400 }))
  expect((await post(contact)).status).toBe(200)
  expect(mails.map(({ replyTo }) => replyTo?.email)).toEqual([contact.email, undefined])
})

/** A value of LEAD_MAIL_TO and the addresses of its mail; none if it is refused. */
test.each<[value: string | undefined, addresses: string[]]>([
  [' a@example.org ; b@example.org;', ['a@example.org', 'b@example.org']],
  ['"a@example.org,\r\nb@example.org"', ['a@example.org', 'b@example.org']],
  ['Anne Martin <a@example.org>, “b@example.org”\u200b', ['a@example.org', 'b@example.org']],
  ['"Martin, Anne" <a@example.org>, Roy, Bo <b@example.org>', ['a@example.org', 'b@example.org']],
  ['LEAD_MAIL_TO=mailto:a@example.org', ['a@example.org']],
  ['contact@clés-du-morvan.fr', ['contact@xn--cls-du-morvan-chb.fr']],
  [undefined, []],
  [' , ', []],
  ['a@example.org, b', []],
  ['a.example.org, Bo <b@example.org>', []],
  ['a@example', []],
])('LEAD_MAIL_TO=%j sends to %j', async (LEAD_MAIL_TO, addresses) => {
  const { status, error } = await post(contact, { secrets: { LEAD_MAIL_TO } })
  expect(mails.flatMap(({ to }) => to.map(({ email }) => email))).toEqual(addresses)
  if (addresses.length > 0) expect(status).toBe(200)
  else
    for (const text of [error, ...logged()])
      expect([status, text]).toEqual([500, expect.stringContaining('LEAD_MAIL_TO')])
})

test.each([
  ['LEAD_MAIL_KEY', '"key-1"', 200],
  ['LEAD_MAIL_KEY', 'export LEAD_MAIL_KEY="key-1"', 200],
  ['LEAD_MAIL_KEY', ' ', 500],
  ['LEAD_MAIL_KEY', 'key-1\nkey-1', 500],
  ['LEAD_MAIL_FROM', undefined, 500],
])('%s=%j: %i', async (name, value, expected) => {
  const { status, error } = await post(contact, { secrets: { [name]: value } })
  expect([status, error]).toEqual([expected, expected === 500 ? expect.stringContaining(name) : undefined])
})

const refusal = (status: number, body: object | string) =>
  typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })

test.each<[what: string, answer: Response | Error, line: RegExp]>([
  [
    'refuses',
    refusal(401, { code: 'unauthorized', message: 'Key not found' }),
    /401: unauthorized Key not found$/,
  ],
  [
    'quotes the visitor',
    refusal(402, { message: 'No <zoe@example.fr>,\nno zoe%40example.fr, no +33 6 12.34.56.78 in 2026' }),
    /402: No \*\*\* no \*\*\* no \*\*\* in 2026$/,
  ],
  ['answers with a page', refusal(500, '<html>Zoé'), /500: no reason given$/],
  ['cannot be reached', new TypeError('fetch failed'), /fetch failed$/],
  ['is silent', new DOMException('', 'TimeoutError'), /did not answer in time$/],
])('a mail service that %s: 502, with its reason in the log', async (_what, answer, line) => {
  answers = [answer]
  expect((await post(contact)).status).toBe(502)
  expect(logged()).toEqual([expect.stringMatching(line)])
})

test('the list of communes and the mail have eight seconds together', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout')
  await post({ ...estimate, monthlyRevenue: 1 })
  // The limit of the mail has begun before the list is fetched.
  expect(timeout.mock.calls).toEqual([[8000], [1000]])
  expect(jest.mocked(fetch).mock.calls[1]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
})
