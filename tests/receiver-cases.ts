import { occupancyPercent } from '@/lib/business/estimate'
import { figures } from '@/lib/business/figures'
import { cityOf, citySlugs } from '@/lib/content/cities'

/** What both of our receivers, receive-lead.ts and contact.php, must do alike. */

const contact = {
  formType: 'Contact Section - FR',
  firstName: 'Zoé',
  lastName: 'Lefèvre',
  email: 'zoe@example.fr',
}
const family = '👨‍👩‍👧‍👦'
const flags = '👍🏽🇫🇷🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}❤️'
/** The area whose range ends lowest. */
const [lowest] = citySlugs.toSorted((one, other) => cityOf(one).income.max - cityOf(other).income.max) as [
  (typeof citySlugs)[number],
]
const typeOf = (propertyType: unknown, language = 'FR') => ({
  propertyType,
  formType: `Revenue Calculator - ${language}`,
})

type Mail = { subject: string; text: string; replyTo: string }
type MailCase = [what: string, lead: object, mail: Partial<Mail>, query?: string]

type RequestCase = [
  what: string,
  status: number,
  request: { method?: string; data?: string; headers?: Record<string, string> },
  log?: RegExp,
]
const site = 'https://www.example.org'
const sized = (bytes: number) => `{"a":"é${'x'.repeat(bytes - 10)}"}`
/** A request from a page, by its headers. */
const from = (Origin: string, headers: Record<string, string> = {}) => ({ headers: { Origin, ...headers } })

/** Requests to a receiver at www.example.org, from a page there unless its headers say otherwise, and their statuses. */
export const requestCases: RequestCase[] = [
  ['a GET', 405, { method: 'GET' }],
  ['a PUT', 405, { method: 'PUT' }],
  ['a preflight', 405, { method: 'OPTIONS' }],
  ...['', '[{"a":1}]', 'null', '"a"', '{"a":', 'a=1&b=2'].map(
    (data): RequestCase => [`the text ${data}`, 400, { data }],
  ),
  ['64 KiB', 200, { data: sized(65_536) }],
  ['a byte more', 413, { data: sized(65_537) }],
  ['http, where a proxy ends https', 200, from('http://www.example.org')],
  ['its host in upper case', 200, { headers: { Host: 'WWW.Example.org' } }],
  ['its host with the default port', 200, { headers: { Host: 'www.example.org:443' } }],
  ['a default port', 200, from(`${site}:443`)],
  ['another port', 403, from(`${site}:8443`)],
  ['a preview behind a proxy', 200, from(site, { Host: 'cache', 'X-Forwarded-Host': 'www.example.org' })],
  [
    'two proxies',
    200,
    from(site, { Host: 'cache', 'X-Forwarded-Host': 'WWW.example.org:443, cache.internal' }),
  ],
  [
    'two proxies, the inner first',
    200,
    from(site, { Host: 'cache', 'X-Forwarded-Host': 'cache.internal,www.example.org' }),
  ],
  ['a proxy that does not name it', 200, from(site, { Host: 'cache', 'Sec-Fetch-Site': 'same-origin' })],
  ['a browser that sends no origin', 200, from('', { 'Sec-Fetch-Site': 'same-origin' })],
  ['no origin', 403, from(''), /the origin "" is none of www\.example\.org/],
  ['no origin, and another site', 403, from('', { 'Sec-Fetch-Site': 'cross-site' })],
  ['a sandbox', 403, from('null'), /the origin "null"/],
  ['a longer name', 403, from(`${site}.evil.example`), /"https:\/\/www\.example\.org\.evil\.example"/],
  ['a shorter name', 403, from('https://example.org')],
  ['no proxy’s name', 403, from(site, { Host: 'cache', 'X-Forwarded-Host': 'a.www.example.org, ,cache' })],
  ['an origin with an address', 403, from('https://zoe@example.fr'), /the origin \*\*\* is none/],
]

/** The mail that a lead becomes. */
export const mailCases: MailCase[] = [
  [
    'accents and emoji',
    { message: 'Où ? À Château-Chinon 🏡\n\nMerci', ...contact },
    {
      subject: 'Demande du site (Contact Section - FR) : Zoé Lefèvre',
      replyTo: 'zoe@example.fr',
      text: 'Formulaire : Contact Section - FR\nPrénom : Zoé\nNom : Lefèvre\nE-mail : zoe@example.fr\nMessage : Où ? À Château-Chinon 🏡\n    \n    Merci\n',
    },
  ],
  ['no field', {}, { subject: 'Demande du site (other) : -', text: '\n' }],
  [
    'unknown fields',
    { formType: 7, 5: 'five', deep: { a: [1, null] }, 'x\ny': true, constructor: false },
    { text: 'Formulaire : 7\n5 : five\ndeep : {"a":[1,null]}\nx\n    y : true\nconstructor : false\n' },
  ],
  [
    'a line break in the name',
    { firstName: 'Zoé\r\nBcc: all@example.org' },
    {
      subject: 'Demande du site (other) : Zoé Bcc: all@example.org',
      text: 'Prénom : Zoé\n    Bcc: all@example.org\n',
    },
  ],
  ['control characters', { message: 'a\0b\u001bc' }, { text: 'Message : abc\n' }],
  ['half an emoji', { message: 'a\ud83d "\\ud83d"' }, { text: 'Message : a\ufffd "\\ud83d"\n' }],
  ['half an emoji in its name', { firstName: 'a\ud83d' }, { subject: 'Demande du site (other) : a\ufffd' }],
  ['a long line', { message: `${'é'.repeat(5000)}=20%` }, { text: `Message : ${'é'.repeat(5000)}=20%\n` }],
  [
    'a name of emoji, of which as many as fit are in the subject',
    { firstName: flags + family.repeat(9) },
    { subject: `Demande du site (other) : ${flags}${family.repeat(2)}` },
  ],
  [
    'a letter under so many accents that it does not fit',
    { firstName: `Zoe${'\u0301'.repeat(100)}` },
    { subject: 'Demande du site (other) : Zo' },
  ],
  [
    'the address zoe.b+a@sub.example.co.uk',
    { email: 'zoe.b+a@sub.example.co.uk' },
    { replyTo: 'zoe.b+a@sub.example.co.uk' },
  ],
  [
    'a line break in the email',
    { email: 'zoe@example.fr\r\nBcc: all@example.org' },
    { text: 'E-mail : zoe@example.fr\n    Bcc: all@example.org\n' },
  ],
  ['two addresses', { email: 'zoe@example.fr, all@example.org' }, {}],
  ['a name and an address', { email: 'Zoé <zoe@example.fr>' }, {}],
  ['two dots in the email', { email: 'zoe..a@example.fr' }, {}],
  ['accents in the domain', { email: 'zoe@exämple.fr' }, {}],
  ['no domain', { email: 'zoe@' }, {}],
  ['a number as email', { email: 7 }, {}],
  ...(
    [
      ['FR', 'f1', '1 chambre (f1)'],
      ['FR', 'f2', '2 chambres (f2)'],
      ['NL', 'f2', '2 slaapkamers (f2)'],
      ['EN', 'f2', '2 bedrooms (f2)'],
      ['FR', 'f4', '4 chambres ou plus (f4)'],
      ['DE', 'f3', '3 chambres (f3)'],
      ['FR', 'studio', 'studio'],
      ['FR', 'constructor', 'constructor'],
      ['FR', { toString: 1 }, '{"toString":1}'],
    ] as const
  ).map(
    ([language, type, text]): MailCase => [
      `the type ${JSON.stringify(type)} in ${language}`,
      typeOf(type, language),
      { text: `Formulaire : Revenue Calculator - ${language}\nType de bien : ${text}\n` },
    ],
  ),
  ...(
    [
      [figures.averageMax.value, 'Anost', ''],
      [cityOf(lowest).income.max, lowest, ''],
      [cityOf(lowest).income.max + 1, lowest, ', souvent bien trop haut'],
      [figures.averageMax.value, cityOf(lowest).postcodes[0] ?? '', ', souvent bien trop haut'],
      [figures.averageMax.value + 1, 7, ', souvent bien trop haut'],
      ['x', '', ''],
    ] as const
  ).map(
    ([monthlyRevenue, location, above]): MailCase => [
      `the figures of an estimate, ${monthlyRevenue} a month in ${location}`,
      { location, monthlyRevenue },
      {
        text:
          `Lieu : ${location}\nRevenu mensuel estimé, en euros : ${monthlyRevenue}\n` +
          `Calcul brut à ${occupancyPercent} %${above} : à corriger selon l’emplacement et l’état de la maison avant de répondre\n`,
      },
    ],
  ),
  [
    'a campaign',
    { location: 'Autun' },
    {
      subject: 'Demande du site (other) : Autun',
      text: 'Lieu : Autun\nCampagne : utm_source=a b, utm_campaign=été\n',
    },
    '?key=1&utm_source=a%20b&utm_campaign=%C3%A9t%C3%A9',
  ],
  [
    'a campaign of broken text',
    {},
    { text: 'Campagne : utm_source=\ufffd\n    E-mail : x\n' },
    '?utm_source=%ff%0aE-mail%20:%20x',
  ],
]

/** The addresses to which a value of LEAD_MAIL_TO sends a mail; none if it is refused. */
export const recipientCases: [value: string, addresses: string[]][] = [
  ['a@example.org,', ['a@example.org']],
  [' a@example.org ; b@example.org;', ['a@example.org', 'b@example.org']],
  ['a@example.org\r\nb@example.org\n', ['a@example.org', 'b@example.org']],
  ['"a@example.org, b@example.org"', ['a@example.org', 'b@example.org']],
  ["'a@example.org','a@example.org'", ['a@example.org']],
  ['“a@example.org”\u200b', ['a@example.org']],
  [
    'Anne Martin <a@example.org>, "Bea" <b@example.org>, <c@example.org>',
    ['a@example.org', 'b@example.org', 'c@example.org'],
  ],
  ['', []],
  [' , ', []],
  ['a@example.org, b', []],
  ['"a@example.org"', ['a@example.org']],
  ['""', []],
  ['a@example.org b@example.org', []],
  ['a@example', []],
]
