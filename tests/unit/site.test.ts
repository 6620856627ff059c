import { readSite, telHref } from '@/lib/site'

const live = {
  DEPLOY_KIND: 'production',
  NEXT_PUBLIC_SITE_URL: 'https://www.example.org',
  NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.example.org/f/abc',
  NEXT_PUBLIC_PHONE: '+33 3 86 00 11 22',
  NEXT_PUBLIC_EMAIL: 'bonjour@example.org',
}

/** What readSite complains about: its message without the heading, one problem a line. */
function problemsOf(env: Record<string, string>): string[] {
  try {
    readSite(env)
  } catch (error) {
    return (error as Error).message.split('\n- ').slice(1)
  }
  return []
}

describe('without any setting', () => {
  test('a local build has placeholders, and leads go to the preview server', () => {
    const site = readSite({})
    expect(site).toMatchObject({
      deploy: 'local',
      formEndpoint: '/forms',
      measureEndpoint: null,
      offerEndsOn: '2025-12-31',
    })
    expect(site.placeholders).toEqual([
      'NEXT_PUBLIC_SITE_URL',
      'NEXT_PUBLIC_FORM_ENDPOINT',
      'NEXT_PUBLIC_PHONE',
      'NEXT_PUBLIC_EMAIL',
    ])
  })

  test('a preview deploy posts no leads', () => {
    expect(readSite({ DEPLOY_KIND: 'preview' }).formEndpoint).toBeNull()
  })

  test('a production deploy is refused, with everything it lacks in one message', () => {
    expect(problemsOf({ DEPLOY_KIND: 'production' })).toEqual([
      'NEXT_PUBLIC_SITE_URL is missing; a production deploy needs it',
      'NEXT_PUBLIC_FORM_ENDPOINT is missing; a production deploy needs it',
      'NEXT_PUBLIC_PHONE is missing; a production deploy needs it',
      'NEXT_PUBLIC_EMAIL is missing; a production deploy needs it',
    ])
  })
})

describe('with settings', () => {
  test('a production deploy takes them as they are, but for a slash at the end of its address', () => {
    const site = readSite({ ...live, NEXT_PUBLIC_SITE_URL: 'https://www.example.org/' })
    expect(site).toMatchObject({
      deploy: 'production',
      url: 'https://www.example.org',
      formEndpoint: 'https://forms.example.org/f/abc',
      phone: '+33 3 86 00 11 22',
      email: 'bonjour@example.org',
      placeholders: [],
    })
  })

  test.each(['', '  '])('a setting of %j counts as missing', (empty) => {
    expect(problemsOf({ ...live, NEXT_PUBLIC_PHONE: empty })).toEqual([
      'NEXT_PUBLIC_PHONE is missing; a production deploy needs it',
    ])
  })

  test('each language has its own booking portal', () => {
    const { bookingUrl } = readSite({ NEXT_PUBLIC_BOOKING_URL_NL: 'https://boeken.example.org' })
    expect(bookingUrl.nl).toBe('https://boeken.example.org')
    expect(bookingUrl.fr).not.toBe(bookingUrl.nl)
  })

  test.each([
    ['NEXT_PUBLIC_SITE_URL', 'www.example.org', 'must be an address that begins with https://'],
    ['NEXT_PUBLIC_SITE_URL', 'ftp://example.org', 'must be an address that begins with https://'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', 'forms', 'must be an https:// address or a path such as /forms'],
    ['NEXT_PUBLIC_MEASURE_ENDPOINT', 'count', 'must be an https:// address or a path such as /forms'],
    ['NEXT_PUBLIC_PHONE', '03 86 00 11 22', 'must be an international number such as +33 3 12 34 56 78'],
    ['NEXT_PUBLIC_EMAIL', 'bonjour', 'must be an e-mail address'],
    ['NEXT_PUBLIC_CHAT_NUMBER', '+33', 'must be an international number such as +33 3 12 34 56 78'],
    ['NEXT_PUBLIC_SCHEDULING_URL', 'agenda', 'must be an address that begins with https://'],
    ['NEXT_PUBLIC_BOOKING_URL_EN', 'book', 'must be an address that begins with https://'],
    ['NEXT_PUBLIC_OFFER_ENDS_ON', '31/12/2026', 'must be a date such as 2026-12-31'],
    ['NEXT_PUBLIC_OFFER_ENDS_ON', '2026-02-30', 'must be a date such as 2026-12-31'],
  ])('%s cannot be %j', (name, value, complaint) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name} ${complaint}`])
  })

  test('what is malformed and what is missing are told together', () => {
    const problems = problemsOf({ DEPLOY_KIND: 'production', NEXT_PUBLIC_EMAIL: 'x', NEXT_PUBLIC_PHONE: 'y' })
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'NEXT_PUBLIC_EMAIL',
      'NEXT_PUBLIC_FORM_ENDPOINT',
      'NEXT_PUBLIC_PHONE',
      'NEXT_PUBLIC_SITE_URL',
    ])
  })
})

test('telHref keeps what can be dialled', () => {
  expect(telHref('+33 3 86 00 11 22')).toBe('tel:+33386001122')
})

test('the address of the site is an origin: a path in it would be lost', () => {
  expect(problemsOf({ NEXT_PUBLIC_SITE_URL: 'https://www.example.org/site' })).toEqual([
    'NEXT_PUBLIC_SITE_URL must be an address without a path, such as https://www.example.org',
  ])
  expect(problemsOf({ NEXT_PUBLIC_SITE_URL: 'https://www.example.org/' })).toEqual([])
})
