import { exampleNames } from '@/lib/content/people'
import { readJson } from '@/lib/files/json-file'
import { readSite as readSiteFile, type Site } from '@/lib/site/read-site'
import empty from '../../../site.config.json' with { type: 'json' }
import filled from '../../site.config.json' with { type: 'json' }

const production = { DEPLOY_KIND: 'production' }
const preview = { DEPLOY_KIND: 'preview' }

const readSite = (config: unknown, ...others: [Record<string, string>, string[]?]) =>
  readSiteFile(readJson('site.config.json', Buffer.from(JSON.stringify(config))), ...others)

/** The filled configuration with another value of one field, such as `legal.host`. */
function filledWith(field: string, value: unknown): unknown {
  const [name = '', inner] = field.split('.')
  const group: unknown = filled[name as keyof typeof filled]
  return { ...filled, [name]: inner && typeof group === 'object' ? { ...group, [inner]: value } : value }
}

const fieldOf = (site: Site, field: string) =>
  field.split('.').reduce<unknown>((value, name) => Object(value)[name], site)

/** The mistakes that readSite reports, each in a line: its field, what is wrong, what to write. */
function mistakesIn(config: unknown, env: Record<string, string> = production, examples: string[] = []) {
  try {
    readSite(config, env, examples)
  } catch (error) {
    const found = (error as Error).message.matchAll(/^\S+:\d+: (.*)\n (.*\.)\n (.*)\.$/gm)
    return Array.from(found, ([, ...parts]) => parts.join(''))
  }
  return []
}

const needed = [
  ...['url', 'formEndpoint', 'phone', 'email'],
  ...['publisher', 'postalAddress', 'registration', 'director', 'host', 'mediator'].map(
    (name) => `legal.${name}`,
  ),
]

test('the configuration and that of the tests have the same fields', () => {
  const namesIn = ({ bookingUrl, legal, facts, ...others }: typeof filled | typeof empty) =>
    [others, bookingUrl, legal, facts].flatMap(Object.keys)
  expect(namesIn(empty)).toEqual(namesIn(filled))
  expect(readSite(filled, production).missing).toEqual([])
})

test.each([{ DEPLOY_KIND: 'local' }, preview])(
  'a build with %j needs nothing, and shows placeholders',
  (env) => {
    const site = readSite({}, env)
    for (const text of [site.url, site.email, site.schedulingUrl, site.videoUrl, site.bookingUrl.nl])
      expect(text).toContain('.example')
    expect(site).toMatchObject({
      offerEndsOn: '2025-12-31',
      legal: { publisher: null },
      facts: { vat: null },
    })
    expect(site.missing).toEqual(expect.arrayContaining([...needed, 'bookingUrl.nl', 'facts.vat']))
    expect(site.missing).not.toContain('legal.insurer')
  },
)

const counter = 'https://count.example.org/event'

test.each([
  ['production', filled.formEndpoint, counter, counter],
  ['local', '/forms', counter, null],
  ['preview', null, counter, null],
  ['local', '/forms', '/counted', '/counted'],
  ['preview', null, '/counted', '/counted'],
])('a %s build posts leads to %s; told to count at %s, it counts at %s', (kind, posts, given, counts) => {
  const { formEndpoint, measureEndpoint } = readSite(filledWith('measureEndpoint', given), {
    DEPLOY_KIND: kind,
  })
  expect([formEndpoint, measureEndpoint]).toEqual([posts, counts])
})

test('the share images of a preview are its own, those of other builds are on the site', () => {
  const host = { DEPLOY_PRIME_URL: 'https://spring.previews.org' }
  expect(readSite(filled, { ...preview, ...host }).assetOrigin).toBe(host.DEPLOY_PRIME_URL)
  expect(readSite(filled, { DEPLOY_KIND: 'local', ...host }).assetOrigin).toBe(filled.url)
})

describe('a production deploy', () => {
  test('uses the configuration verbatim', () => {
    expect(readSite(filled, production)).toMatchObject(filled)
  })

  test('leaves out links that are unknown or a placeholder, booking portals one language at a time', () => {
    const { nl } = filled.bookingUrl
    const links = { chatNumber: '+33 6 00 00 00 00', schedulingUrl: null, bookingUrl: { nl } }
    const site = readSite({ ...filled, ...links }, production)
    expect(site).toMatchObject({ chatNumber: null, schedulingUrl: null, bookingUrl: { nl, fr: null } })
    expect(site.missing).toEqual(['chatNumber', 'schedulingUrl', 'bookingUrl.fr', 'bookingUrl.en'])
  })

  test('stops with every mistake and all that is missing, each once', () => {
    expect(mistakesIn({}).map((line) => line.split(' ')[0])).toEqual(needed)
    const mistaken = { ...filled, email: 'x', legal: { ...filled.legal, hots: 'y', host: null }, phon: null }
    expect(mistakesIn(mistaken)).toEqual([
      'email is "x". Fix: write an email address',
      expect.stringMatching(/^legal\.host is missing/),
      expect.stringMatching(/^legal\.hots is no field.* host,/),
      'phon is no field. Fix: write phone',
    ])
  })

  test('stops while owners are examples, unless they are labelled', () => {
    const unlabelled = filledWith('examples', null)
    expect(mistakesIn(unlabelled, production, ['Ada', 'Bo'])).toEqual([expect.stringContaining('Ada, Bo')])
    expect(mistakesIn(unlabelled, production, [])).toEqual([])
    expect(mistakesIn(filled, production, ['Ada'])).toEqual([])
    expect(mistakesIn(unlabelled, preview, ['Ada'])).toEqual([])
    // The owners of the site by default.
    const stops = exampleNames().length > 0
    const read = () => readSite(unlabelled, production)
    if (stops) expect(read).toThrow()
    else expect(read).not.toThrow()
  })
})

const [missing, mistake] = [Symbol('missing'), Symbol('mistake')]
const text = (words: unknown) => ({ fr: words, nl: 'b', en: 'c' })

/** What becomes of a value: it is used, as it is or in another spelling, counts as missing or is a mistake. */
test.each<[field: string, given: unknown, outcome: unknown]>([
  ['phone', '', missing],
  ['phone', ' \u00a0 ', missing],
  ['phone', '+33 3 00 00 00 00', missing],
  ['phone', '\u202a+33\u00a03\u202f00 00 00 00\u202c', missing],
  ['phone', 33386001122, mistake],
  ['phone', '03 86 00 11 22', mistake],
  ['phone', '+33\u00a03\u202f86\u200900\u200711 22', '+33 3 86 00 11 22'],
  ['phone', '+33 301234567', '+33 301234567'],
  ['phone', '+39 06 1234 5678', '+39 06 1234 5678'],
  ['phone', '+33 3 80 11 22', mistake],
  ['phone', '+33 3 80 11 22 33 4', mistake],
  ['phone', '+31 6 1234 567', mistake],
  ['phone', '+44 20 7946 0958', '+44 20 7946 0958'],
  ['phone', '+33 3 12 34 56 78', missing],
  ['chatNumber', '+33', mistake],
  ['chatNumber', '\ufeff\u202a+33 6 86 00 11 22\u202c\n', '+33 6 86 00 11 22'],
  ['email', 'bonjour@cles-du-morvan.example', missing],
  ['email', 'bonjour', mistake],
  ['email', 'bonjour@gîtes', mistake],
  ['email', 'bonjour@example.org/contact', mistake],
  ['email', 'Anne <anne@example.org>', mistake],
  ['email', 'contact@votredomaine.fr', missing],
  ['email', 'name@example.com', missing],
  ['email', '\u200bbonjour@gi\u0302te-morvan.fr\u00a0', 'bonjour@gîte-morvan.fr'],
  ['url', 'https://www.cles-du-morvan.example/', missing],
  ['url', 'www.example.org', mistake],
  ['url', 'ftp://example.org', mistake],
  ...['http://www.example.org', 'https://localhost', 'https://192.0.2.1', 'https://www..example.org'].map(
    (url): [string, string, symbol] => ['url', url, mistake],
  ),
  ['url', 'https://www.example.org/site', mistake],
  ['url', 'https://www.example.org/?page=1', mistake],
  ['url', 'https://www.clés-du-morvan.fr/', 'https://www.xn--cls-du-morvan-chb.fr'],
  ['legal.publisher', 'Lorem ipsum SARL', missing],
  ['legal.publisher', 'Les Clés SARL\ncapital de 5 000 €', mistake],
  ['legal.publisher', '"Clés" et "Gîtes"', '"Clés" et "Gîtes"'],
  ['legal.registration', 'RCS Nevers xxx xxx xxx', missing],
  ['legal.director', '\ufeffHe\u0301le\u0300ne Roy', 'Hélène Roy'],
  ['legal.host', 'À compléter', missing],
  ['legal.mediator', 'TODO', missing],
  ...['néant', '-', 'N/A', 'none', '…', 'À définir', 'TBC', 'n.v.t.', '[numéro de carte]', '<nom>'].map(
    (nothing): [string, string, null] => ['legal.licence', nothing, null],
  ),
  ['legal.licence', 'Non-Stop [SARL] à venir', 'Non-Stop [SARL] à venir'],
  ['legal', 'Les Clés SARL', mistake],
  ['formEndpoint', 'forms', mistake],
  ['formEndpoint', 'http://forms.example.org/f/abc', mistake],
  ['formEndpoint', '//forms.example.org/f', mistake],
  ['formEndpoint', '/\\forms.example.org/f', mistake],
  ['formEndpoint', '/forms and more', mistake],
  ['formEndpoint', 'https://localhost/f', mistake],
  ['formEndpoint', 'https://formspree.io/f/your_form_id', missing],
  ['formEndpoint', '/', missing],
  ['formEndpoint', 'https://anne:secret@forms.example.org/', mistake],
  ['formEndpoint', 'https://example.org/TBD/lorem?list=todo', 'https://example.org/TBD/lorem?list=todo'],
  ['formEndpoint', '/f/xxx.example', '/f/xxx.example'],
  ['formEndpoint', 'https://example.org/f/aXXXXb', 'https://example.org/f/aXXXXb'],
  ['formEndpoint', 'https://example.org/?a=b.example', 'https://example.org/?a=b.example'],
  ['formEndpoint', 'https://forms.example/f/a', missing],
  ['formEndpoint', 'https://xxx.fr/f/a', missing],
  ['formEndpoint', '/api/lead?key=1', '/api/lead?key=1'],
  ['formEndpoint', 'HTTPS://Forms.example.org/f?key=1&a', 'https://forms.example.org/f?key=1&a'],
  ['measureEndpoint', 'count.example.org', mistake],
  ['measureEndpoint', 'https://mesuré.example.org', 'https://xn--mesur-fsa.example.org/'],
  ['measureEndpoint', 'https://plausible.io/js/pa-Ab1.js?v=2', mistake],
  ['measureEndpoint', '/js/script.JS', mistake],
  ['measureEndpoint', 'https://plausible.io/example.org', mistake],
  ['schedulingUrl', 'agenda', mistake],
  ['bookingUrl.en', 'book', mistake],
  ['videoUrl', 'https://vidéo.example.org/a', 'https://vidéo.example.org/a'],
  ['repositoryUrl', 'team/site', mistake],
  ['examples', 'yes', mistake],
  ['offerEndsOn', '31/12/2026', mistake],
  ['offerEndsOn', '2026-02-30', mistake],
  ['facts.linen', 'nobody', mistake],
  ['facts.payoutDay', '5', mistake],
  ['facts.payoutDay', 32, mistake],
  ['facts.callsFrom', 'yes', mistake],
  ['facts.callsFrom', false, false],
  ['facts.town', 'Autun', mistake],
  ['facts.town', text('todo'), mistake],
  ['facts.town', { fr: 'Autun' }, mistake],
  ['facts.town', { ...text('a'), de: 'd' }, mistake],
  ['facts.town', text(' He\u0301ry\n'), text('Héry')],
  ['facts.town', { fr: '', nl: null, en: 'xxx' }, null],
  ['facts.town', { fr: '…', nl: '…', en: '…' }, null],
  ['facts.hours', text('9 a.m. to 7 p.m.'), text('9 a.m. to 7 p.m.')],
  ['facts.keys', text('Dans un coffre à Autun.'), text('dans un coffre à Autun')],
])('%s set to %j: %p', (field, given, outcome) => {
  const config = filledWith(field, given)
  const found = mistakesIn(config)
  const unknown = new RegExp(`^${field} is (missing|.* counts as unknown)`)
  if (outcome === missing) expect(found).toEqual([expect.stringMatching(unknown)])
  else if (outcome === mistake) expect(found).toEqual([expect.not.stringMatching(unknown)])
  else expect(fieldOf(readSite(config, production), field)).toEqual(outcome)
})

test.each([
  ['phone', '+33 03 80 12 34 56', '+33 3 80 12 34 56, without the zero'],
  ['phone', '+33 (0)3 80 12 34 56', '+33 3 80 12 34 56, without the zero'],
  ['phone', '+330380123456', '+33 380123456, without the zero'],
  ['phone', 33380123456, expect.stringMatching(/, in straight quotes$/)],
  ['measureEndpoint', 'https://a.fr/js/a.js', 'https://a.fr/api/event, the address that counts'],
  ['facts.payoutDay', '15', '15, without quotes'],
  ['facts.callsFrom', 'true', 'true, without quotes'],
])('%s set to %j is refused, with what to write', (field, given, right) => {
  const [found = ''] = mistakesIn(filledWith(field, given))
  expect(found.split(' Fix: write ')).toEqual([`${field} is ${JSON.stringify(given)}.`, right])
})

test('/forms is refused on Vercel, where nothing receives it', () => {
  const found = (endpoint: string) =>
    mistakesIn(filledWith('formEndpoint', endpoint), { ...production, VERCEL: '1' })
  expect(['/forms', '/forms/', '/api/lead'].map((endpoint) => found(endpoint).length)).toEqual([1, 1, 0])
})

test('the mistakes of the file and those of its values are told at once, each with its line', () => {
  const text =
    '\uFEFF{\n"chatNumber": "+33 6 86 00 11 22",\n"chatNumber": null,\n"url": "SaÃ´ne",\n"phone": "1"}'
  const read = () => readSiteFile(readJson('a.json', Buffer.from(text)), preview)
  for (const mistake of [
    '3: chatNumber\n  is twice, also in line 2',
    '4: url\n  has letters',
    '5: phone\n  is "1"',
  ])
    expect(read).toThrow(`\na.json:${mistake}`)
})
