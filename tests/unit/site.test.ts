import { readSite, type Site } from '@/lib/build/settings/read-site'
import { settings, settingsTable } from '@/lib/build/settings/table'
import { telHref } from '@/lib/build/site'
import { exampleNames } from '@/lib/content/people'
import { productionSettings } from './production-settings'

const production = { ...productionSettings, DEPLOY_KIND: 'production' }
const required = Object.keys(productionSettings)

const links = settings.filter(([, { need }]) => need === 'link')

/** The problems that readSite reports, without the heading. */
function problemsOf(env: Record<string, string | undefined>, examples: string[] = []): string[] {
  try {
    readSite(env, examples)
  } catch (error) {
    return (error as Error).message.split('\n- ').slice(1)
  }
  return []
}

const missing = (name: string) => `${name} is missing or a placeholder; a production deploy needs it`

describe('without any setting', () => {
  test('a local build has placeholders and posts leads to the preview server', () => {
    const site = readSite({})
    expect(site).toMatchObject({ deploy: 'local', formEndpoint: '/forms', offerEndsOn: '2025-12-31' })
    expect(site.unsetSettings).toEqual(expect.arrayContaining([...required, ...links.map(([name]) => name)]))
    expect(site).toMatchObject({ publisher: null, licence: null, measureEndpoint: null })
    for (const link of [site.videoUrl, site.schedulingUrl, site['bookingUrl.nl']])
      expect(link).toMatch(/^https:.*\.example/)
  })

  test('a preview deploy posts no leads', () => {
    expect(readSite({ DEPLOY_KIND: 'preview' }).formEndpoint).toBeNull()
  })

  test('the share images of a preview are its own, those of other builds are on the site', () => {
    const host = { DEPLOY_PRIME_URL: 'https://spring.previews.example' }
    expect(readSite({ DEPLOY_KIND: 'preview', ...host }).assetOrigin).toBe(host.DEPLOY_PRIME_URL)
    const { assetOrigin, url } = readSite({ DEPLOY_KIND: 'local', ...host })
    expect(assetOrigin).toBe(url)
  })
})

describe('a production deploy', () => {
  test('uses its settings verbatim, except for a slash at the end of its address', () => {
    const site = readSite(
      { ...production, NEXT_PUBLIC_SITE_URL: `${productionSettings.NEXT_PUBLIC_SITE_URL}/` },
      [],
    )
    const given = settings
      .filter(([name]) => name in productionSettings)
      .map(([, { field }]) => site[field as keyof Site])
    expect(given.toSorted()).toEqual(Object.values(productionSettings).toSorted())
    expect(site.deploy).toBe('production')
  })

  test.each(required)('fails without %s', (name) => {
    expect(problemsOf({ ...production, [name]: undefined })).toEqual([missing(name)])
  })

  test('leaves out links that are not set or a placeholder, and lists them', () => {
    const site = readSite({ ...production, NEXT_PUBLIC_CHAT_NUMBER: '+33 6 00 00 00 00' }, [])
    for (const [, { field }] of links) expect(site[field as keyof Site]).toBeNull()
    expect(site.unsetSettings).toEqual(links.map(([name]) => name))
  })

  test('shows each link that is set, booking portals one language at a time', () => {
    const address = 'https://links.example.org/a'
    const given = { NEXT_PUBLIC_VIDEO_URL: address, NEXT_PUBLIC_BOOKING_URL_NL: address }
    const site = readSite({ ...production, ...given }, [])
    expect(site).toMatchObject({ videoUrl: address, 'bookingUrl.nl': address, 'bookingUrl.fr': null })
  })

  test('fails while owners are examples, unless NEXT_PUBLIC_EXAMPLES is "labelled"', () => {
    expect(problemsOf({ ...production, NEXT_PUBLIC_PHONE: '' }, ['claire', 'philippe'])).toEqual([
      missing('NEXT_PUBLIC_PHONE'),
      expect.stringContaining('(claire, philippe)'),
    ])
    expect(problemsOf({ ...production, NEXT_PUBLIC_EXAMPLES: 'labelled' }, ['claire'])).toEqual([])
    expect(problemsOf({ DEPLOY_KIND: 'preview' }, ['claire'])).toEqual([])
  })

  test('checks the owners of lib/content by default', () => {
    const read = () => readSite(production)
    if (exampleNames().length > 0) expect(read).toThrow(exampleNames().join(', '))
    else expect(read).not.toThrow()
  })
})

describe('invalid values', () => {
  test.each([
    ['NEXT_PUBLIC_PHONE', ''],
    ['NEXT_PUBLIC_PHONE', ' \u00a0 '],
    ['NEXT_PUBLIC_PHONE', '+33 3 00 00 00 00'],
    ['NEXT_PUBLIC_PHONE', '\u202a+33\u00a03\u202f00 00 00 00\u202c'],
    ['NEXT_PUBLIC_EMAIL', 'bonjour@cles-du-morvan.example'],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.cles-du-morvan.example/'],
    ['NEXT_PUBLIC_PUBLISHER', 'Lorem ipsum SARL'],
    ['NEXT_PUBLIC_REGISTRATION', 'RCS Nevers xxx xxx xxx'],
    ['NEXT_PUBLIC_HOST', 'À compléter'],
    ['NEXT_PUBLIC_MEDIATOR', 'TODO'],
  ])('%s set to %j counts as missing', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([missing(name)])
  })

  test.each([
    ['NEXT_PUBLIC_SITE_URL', 'www.example.org'],
    ['NEXT_PUBLIC_SITE_URL', 'ftp://example.org'],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.example.org/site'],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.example.org/?page=1'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', 'forms'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', 'http://forms.example.org/f/abc'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', '//forms.example.org/f'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', '/\\forms.example.org/f'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', '/forms and more'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', 'https://anne:secret@forms.example.org/'],
    ['NEXT_PUBLIC_PHONE', '03 86 00 11 22'],
    ['NEXT_PUBLIC_EMAIL', 'bonjour'],
    ['NEXT_PUBLIC_EMAIL', 'bonjour@gîtes'],
    ['NEXT_PUBLIC_EMAIL', 'bonjour@example.org/contact'],
    ['NEXT_PUBLIC_EMAIL', 'Anne <anne@example.org>'],
    ['NEXT_PUBLIC_PUBLISHER', 'Les Clés SARL\ncapital de 5 000 €'],
    ['NEXT_PUBLIC_CHAT_NUMBER', '+33'],
    ['NEXT_PUBLIC_SCHEDULING_URL', 'agenda'],
    ['NEXT_PUBLIC_BOOKING_URL_EN', 'book'],
    ['NEXT_PUBLIC_VIDEO_URL', 'video.mp4'],
    ['NEXT_PUBLIC_MEASURE_ENDPOINT', 'count.example.org'],
    ['NEXT_PUBLIC_REPOSITORY_URL', 'team/site'],
    ['NEXT_PUBLIC_EXAMPLES', 'yes'],
    ['NEXT_PUBLIC_OFFER_ENDS_ON', '31/12/2026'],
    ['NEXT_PUBLIC_OFFER_ENDS_ON', '2026-02-30'],
  ] as const)('%s set to %j is rejected, with the expected form', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([
      `${name} must be ${settingsTable[name].check.description}`,
    ])
  })

  test.each([
    'https://api.example.org/hooks/todo',
    'https://api.example.org/f?list=todo',
    'https://example.org/TBD/lorem',
    '/todo',
  ])('the URL %s is no placeholder', (url) => {
    expect(readSite({ NEXT_PUBLIC_FORM_ENDPOINT: url }).formEndpoint).toBe(url)
  })

  test('malformed and missing settings are listed together, each once', () => {
    const env = { DEPLOY_KIND: 'production', NEXT_PUBLIC_EMAIL: 'x', NEXT_PUBLIC_PHONE: 'y' }
    const names = problemsOf(env).map((problem) => problem.split(' ')[0])
    expect(names.toSorted()).toEqual(required.toSorted())
    expect(problemsOf({ ...production, ...env })).toHaveLength(2)
  })
})

describe('values that differ from the expected form unseen, or that are rare', () => {
  test.each([
    ['NEXT_PUBLIC_PHONE', '+33\u00a03\u202f86\u200900\u200711 22', '+33 3 86 00 11 22'],
    ['NEXT_PUBLIC_CHAT_NUMBER', '\ufeff\u202a+33 6 86 00 11 22\u202c\n', '+33 6 86 00 11 22'],
    ['NEXT_PUBLIC_EMAIL', '\u200bbonjour@gi\u0302te-morvan.fr\u00a0', 'bonjour@gîte-morvan.fr'],
    ['NEXT_PUBLIC_DIRECTOR', '\ufeffHe\u0301le\u0300ne Roy', 'Hélène Roy'],
    ['NEXT_PUBLIC_PUBLISHER', "'Clés SARL'", 'Clés SARL'],
    ['NEXT_PUBLIC_PUBLISHER', `"'Les clés d'Autun'"`, "Les clés d'Autun"],
    ['NEXT_PUBLIC_PUBLISHER', '"Clés" et "Gîtes"', '"Clés" et "Gîtes"'],
    ['NEXT_PUBLIC_HOST', '« Nuage & Cie »', 'Nuage & Cie'],
    ['NEXT_PUBLIC_EMAIL', '“bonjour@example.org”', 'bonjour@example.org'],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.clés-du-morvan.fr/', 'https://www.xn--cls-du-morvan-chb.fr'],
    ['NEXT_PUBLIC_VIDEO_URL', 'https://vidéo.example.org/a', 'https://vidéo.example.org/a'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', '/.netlify/functions/lead', '/.netlify/functions/lead'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', '/contact.php', '/contact.php'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', '/api/lead?key=1', '/api/lead?key=1'],
    [
      'NEXT_PUBLIC_FORM_ENDPOINT',
      'HTTPS://Forms.example.org/f?key=1&a',
      'https://forms.example.org/f?key=1&a',
    ],
    ['NEXT_PUBLIC_MEASURE_ENDPOINT', 'https://mesuré.example.org', 'https://xn--mesur-fsa.example.org/'],
  ] as const)('%s set to %j is used as %j', (name, given, used) => {
    expect(readSite({ [name]: given })).toMatchObject({ [settingsTable[name].field]: used })
  })
})

test('telHref keeps digits and the plus sign', () => {
  expect(telHref('+33 3 86 00 11 22')).toBe('tel:+33386001122')
})
