import { exampleNames } from '@/lib/content/people'
import { formatPhone } from '@/lib/i18n/format-phone'
import { readSite, type Site } from '@/lib/site/settings/read-site'
import { type SettingName, settings, settingsTable } from '@/lib/site/settings/table'
import { telHref } from '@/lib/site/site'
import { productionSettings } from '@/scripts/build-settings'

const production = { ...productionSettings, DEPLOY_KIND: 'production' }
const required = Object.keys(productionSettings) as SettingName[]
const links = settings.filter(([, { need }]) => need === 'link')

/** The problems that readSite reports, without the heading. */
function problemsOf(env: Record<string, string>, examples?: string[]): string[] {
  try {
    readSite(env, examples)
  } catch (error) {
    return (error as Error).message.split('\n- ').slice(1)
  }
  return []
}

const usedValue = (site: Site, name: SettingName) => site[settingsTable[name].field]

test('a build without settings has placeholders, and posts leads to the local server only if it is local', () => {
  const site = readSite({})
  expect(site).toMatchObject({ deploy: 'local', formEndpoint: '/forms', offerEndsOn: '2025-12-31' })
  expect(site.unsetSettings).toEqual(expect.arrayContaining([...required, ...links.map(([name]) => name)]))
  expect(site).toMatchObject({ publisher: null, licence: null, measureEndpoint: null })
  for (const link of [site.videoUrl, site.schedulingUrl, site['bookingUrl.nl']])
    expect(link).toMatch(/^https:.*\.example/)
  expect(readSite({ DEPLOY_KIND: 'preview' }).formEndpoint).toBeNull()
})

test('the share images of a preview are its own, those of other builds are on the site', () => {
  const host = { DEPLOY_PRIME_URL: 'https://spring.previews.example' }
  expect(readSite({ DEPLOY_KIND: 'preview', ...host }).assetOrigin).toBe(host.DEPLOY_PRIME_URL)
  const { assetOrigin, url } = readSite({ DEPLOY_KIND: 'local', ...host })
  expect(assetOrigin).toBe(url)
})

describe('a production deploy', () => {
  test('uses its settings verbatim, and leaves out links that are not set or a placeholder', () => {
    const site = readSite({ ...production, NEXT_PUBLIC_CHAT_NUMBER: '+33 6 00 00 00 00' }, [])
    expect(required.map((name) => usedValue(site, name))).toEqual(Object.values(productionSettings))
    expect(links.map(([name]) => usedValue(site, name))).toEqual(links.map(() => null))
    expect(site.unsetSettings).toEqual(links.map(([name]) => name))
  })

  test('shows each link that is set, booking portals one language at a time', () => {
    const address = 'https://links.example.org/a'
    const given = { NEXT_PUBLIC_VIDEO_URL: address, NEXT_PUBLIC_BOOKING_URL_NL: address }
    const site = readSite({ ...production, ...given }, [])
    expect(site).toMatchObject({ videoUrl: address, 'bookingUrl.nl': address, 'bookingUrl.fr': null })
  })

  test('stops with every malformed or missing setting, each once', () => {
    const malformed = { DEPLOY_KIND: 'production', NEXT_PUBLIC_EMAIL: 'x', NEXT_PUBLIC_PHONE: 'y' }
    const names = problemsOf(malformed, []).map((problem) => problem.split(' ')[0])
    expect(names.toSorted()).toEqual(required.toSorted())
    expect(problemsOf({ ...production, ...malformed }, [])).toHaveLength(2)
  })

  test('stops while owners are examples, unless NEXT_PUBLIC_EXAMPLES is "labelled"', () => {
    expect(problemsOf(production, ['claire', 'philippe'])).toEqual([
      expect.stringContaining('(claire, philippe)'),
    ])
    expect(problemsOf({ ...production, NEXT_PUBLIC_EXAMPLES: 'labelled' }, ['claire'])).toEqual([])
    expect(problemsOf({ DEPLOY_KIND: 'preview' }, ['claire'])).toEqual([])
    // The owners of the site by default.
    expect(problemsOf(production)).toEqual(problemsOf(production, exampleNames()))
  })
})

const [missing, malformed] = ['counts as missing', 'is rejected']

/** What becomes of a value: it is used, as it is or in another spelling, counts as missing or is rejected. */
test.each<[name: SettingName, given: string, outcome: string]>([
  ['NEXT_PUBLIC_PHONE', '', missing],
  ['NEXT_PUBLIC_PHONE', ' \u00a0 ', missing],
  ['NEXT_PUBLIC_PHONE', '+33 3 00 00 00 00', missing],
  ['NEXT_PUBLIC_PHONE', '\u202a+33\u00a03\u202f00 00 00 00\u202c', missing],
  ['NEXT_PUBLIC_PHONE', '03 86 00 11 22', malformed],
  ['NEXT_PUBLIC_PHONE', '+33\u00a03\u202f86\u200900\u200711 22', '+33 3 86 00 11 22'],
  ['NEXT_PUBLIC_CHAT_NUMBER', '+33', malformed],
  ['NEXT_PUBLIC_CHAT_NUMBER', '\ufeff\u202a+33 6 86 00 11 22\u202c\n', '+33 6 86 00 11 22'],
  ['NEXT_PUBLIC_EMAIL', 'bonjour@cles-du-morvan.example', missing],
  ['NEXT_PUBLIC_EMAIL', 'bonjour', malformed],
  ['NEXT_PUBLIC_EMAIL', 'bonjour@gîtes', malformed],
  ['NEXT_PUBLIC_EMAIL', 'bonjour@example.org/contact', malformed],
  ['NEXT_PUBLIC_EMAIL', 'Anne <anne@example.org>', malformed],
  ['NEXT_PUBLIC_EMAIL', '“bonjour@example.org”', 'bonjour@example.org'],
  ['NEXT_PUBLIC_EMAIL', '\u200bbonjour@gi\u0302te-morvan.fr\u00a0', 'bonjour@gîte-morvan.fr'],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.cles-du-morvan.example/', missing],
  ['NEXT_PUBLIC_SITE_URL', 'www.example.org', malformed],
  ['NEXT_PUBLIC_SITE_URL', 'ftp://example.org', malformed],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.example.org/site', malformed],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.example.org/?page=1', malformed],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.clés-du-morvan.fr/', 'https://www.xn--cls-du-morvan-chb.fr'],
  ['NEXT_PUBLIC_PUBLISHER', 'Lorem ipsum SARL', missing],
  ['NEXT_PUBLIC_PUBLISHER', 'Les Clés SARL\ncapital de 5 000 €', malformed],
  ['NEXT_PUBLIC_PUBLISHER', "'Clés SARL'", 'Clés SARL'],
  ['NEXT_PUBLIC_PUBLISHER', `"'Les clés d'Autun'"`, "Les clés d'Autun"],
  ['NEXT_PUBLIC_PUBLISHER', '"Clés" et "Gîtes"', '"Clés" et "Gîtes"'],
  ['NEXT_PUBLIC_REGISTRATION', 'RCS Nevers xxx xxx xxx', missing],
  ['NEXT_PUBLIC_DIRECTOR', '\ufeffHe\u0301le\u0300ne Roy', 'Hélène Roy'],
  ['NEXT_PUBLIC_HOST', 'À compléter', missing],
  ['NEXT_PUBLIC_HOST', '« Nuage & Cie »', 'Nuage & Cie'],
  ['NEXT_PUBLIC_MEDIATOR', 'TODO', missing],
  ['NEXT_PUBLIC_FORM_ENDPOINT', 'forms', malformed],
  ['NEXT_PUBLIC_FORM_ENDPOINT', 'http://forms.example.org/f/abc', malformed],
  ['NEXT_PUBLIC_FORM_ENDPOINT', '//forms.example.org/f', malformed],
  ['NEXT_PUBLIC_FORM_ENDPOINT', '/\\forms.example.org/f', malformed],
  ['NEXT_PUBLIC_FORM_ENDPOINT', '/forms and more', malformed],
  ['NEXT_PUBLIC_FORM_ENDPOINT', 'https://anne:secret@forms.example.org/', malformed],
  [
    'NEXT_PUBLIC_FORM_ENDPOINT',
    'https://example.org/TBD/lorem?list=todo',
    'https://example.org/TBD/lorem?list=todo',
  ],
  ['NEXT_PUBLIC_FORM_ENDPOINT', '/todo', '/todo'],
  ['NEXT_PUBLIC_FORM_ENDPOINT', '/f/xxx.example', '/f/xxx.example'],
  ...[
    'https://example.org/f/aXXXXb',
    'https://example.org/f.example/a',
    'https://example.org/?a=b.example',
  ].map((url) => ['NEXT_PUBLIC_FORM_ENDPOINT', url, url] as [SettingName, string, string]),
  ['NEXT_PUBLIC_FORM_ENDPOINT', 'https://forms.example/f/a', missing],
  ['NEXT_PUBLIC_FORM_ENDPOINT', 'https://xxx.fr/f/a', missing],
  ['NEXT_PUBLIC_FORM_ENDPOINT', '/api/lead?key=1', '/api/lead?key=1'],
  ['NEXT_PUBLIC_FORM_ENDPOINT', 'HTTPS://Forms.example.org/f?key=1&a', 'https://forms.example.org/f?key=1&a'],
  ['NEXT_PUBLIC_MEASURE_ENDPOINT', 'count.example.org', malformed],
  ['NEXT_PUBLIC_MEASURE_ENDPOINT', 'https://mesuré.example.org', 'https://xn--mesur-fsa.example.org/'],
  ['NEXT_PUBLIC_SCHEDULING_URL', 'agenda', malformed],
  ['NEXT_PUBLIC_BOOKING_URL_EN', 'book', malformed],
  ['NEXT_PUBLIC_VIDEO_URL', 'video.mp4', malformed],
  ['NEXT_PUBLIC_VIDEO_URL', 'https://vidéo.example.org/a', 'https://vidéo.example.org/a'],
  ['NEXT_PUBLIC_REPOSITORY_URL', 'team/site', malformed],
  ['NEXT_PUBLIC_EXAMPLES', 'yes', malformed],
  ['NEXT_PUBLIC_OFFER_ENDS_ON', '31/12/2026', malformed],
  ['NEXT_PUBLIC_OFFER_ENDS_ON', '2026-02-30', malformed],
])('%s set to %j: %s', (name, given, outcome) => {
  const problems = problemsOf({ ...production, [name]: given }, [])
  if (outcome === missing) expect(problems).toEqual([expect.stringContaining(`${name} is missing`)])
  else if (outcome === malformed)
    expect(problems).toEqual([`${name} must be ${settingsTable[name].check.description}`])
  else expect(usedValue(readSite({ ...production, [name]: given }, []), name)).toBe(outcome)
})

test.each([
  ['+33 03 80 12 34 56', '+33 3 80 12 34 56'],
  ['+33 (0)3 80 12 34 56', '+33 3 80 12 34 56'],
  ['+330380123456', '+33 380123456'],
])('the phone number %s is rejected in favour of %s, which can be dialled', (given, right) => {
  expect(problemsOf({ ...production, NEXT_PUBLIC_PHONE: given }, [])).toEqual([
    `NEXT_PUBLIC_PHONE must be ${right}, without the zero`,
  ])
})

test.each(['+33 301234567', '+39 06 1234 5678'])('the phone number %s is used', (given) => {
  expect(readSite({ ...production, NEXT_PUBLIC_PHONE: given }, []).phone).toBe(given)
})

test('telHref keeps digits and the plus sign', () => {
  expect(telHref('+33 3 86 00 11 22')).toBe('tel:+33386001122')
})

test.each([
  ['+33 3 86 00 11 22', 'fr', '03 86 00 11 22'],
  ['+33 (0)3 86 00 11 22', 'fr', '+33 (0)3 86 00 11 22'],
  ['+32 2 555 12 12', 'fr', '+32 2 555 12 12'],
  ['+33386001122', 'nl', '+33 3 86 00 11 22'],
  ['+32 2 555 12 12', 'nl', '+32 2 555 12 12'],
] as const)('the phone number %s is shown on pages in %s as %s', (phone, locale, shown) => {
  expect(formatPhone(phone, locale).replaceAll('\u00a0', ' ')).toBe(shown)
})
