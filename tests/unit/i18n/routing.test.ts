/** @jest-environment node */
import { type PagePath, publicPages } from '@/lib/content/pages'
import { localeOfPath } from '@/lib/i18n/locales'
import { publicPath, redirects } from '@/lib/i18n/routes'
import { redirectsFile } from '@/scripts/export/host-files'
import { checkPaths, pathFiles } from '@/scripts/former-paths'

/** The first addresses of the site. lib/i18n/published-paths.json has all. */
const site: [page: PagePath, fr: string, nl: string, en: string][] = [
  ['/', '/', '/nl', '/en'],
  ['/pricing', '/tarifs', '/nl/prijzen', '/en/pricing'],
  ['/contact', '/contact', '/nl/contact', '/en/contact'],
  ['/chateau-chinon', '/chateau-chinon', '/nl/chateau-chinon', '/en/chateau-chinon'],
  ['/autun', '/autun', '/nl/autun', '/en/autun'],
  ['/dijon', '/dijon', '/nl/dijon', '/en/dijon'],
  ['/lac-settons', '/lac-settons', '/nl/lac-settons', '/en/lac-settons'],
  ['/lac-panneciere', '/lac-panneciere', '/nl/lac-panneciere', '/en/lac-panneciere'],
]

test.each(site)('%s has the addresses %s, %s and %s', (page, fr, nl, en) => {
  expect((['fr', 'nl', 'en'] as const).map((locale) => publicPath(page, locale))).toEqual([fr, nl, en])
  expect([fr, nl, en].map(localeOfPath)).toEqual([null, 'nl', 'en'])
})

const former = { '/pricing': ['/prix', '/nl/tarieven'], '/dijon': ['/dijon-21'] } as const

test('a former path redirects to its page in the language of its prefix, on every host', () => {
  expect(redirects(former)).toEqual([
    ['/prix', '/tarifs'],
    ['/nl/tarieven', '/nl/prijzen'],
    ['/dijon-21', '/dijon'],
  ])
  expect(redirectsFile(publicPages, '', redirects(former))).toContain(
    '/prix /tarifs 301\n/prix/ /tarifs 301\n',
  )
  const files = pathFiles(former)
  expect(JSON.parse(files['vercel.json'] ?? '').redirects).toContainEqual({
    source: '/nl/tarieven',
    destination: '/nl/prijzen',
    permanent: true,
  })
  expect(files['deploy/nginx.conf']).toContain('\n  ~^/prix/?$ /tarifs;\n')
  expect(files['deploy/apache.htaccess']).toContain(
    '\nRewriteRule ^nl/tarieven/?$ %{ENV:origin}/nl/prijzen [R=301,L]\n',
  )
  expect(checkPaths(former).map(({ file, fix }) => [file, fix])).toEqual(
    ['vercel.json', 'deploy/nginx.conf', 'deploy/apache.htaccess'].map((file) => [
      file,
      'run: npm run hosts',
    ]),
  )
})

test('a lost path and a wrong former path are reported', () => {
  expect(checkPaths()).toEqual([])
  const paths = publicPages.map((page) => page.public).filter((path) => path !== '/tarifs')
  const texts = (one: typeof former | object, all?: typeof paths) =>
    checkPaths(one, all).map(({ text }) => text)
  expect(texts({}, paths)).toEqual(['lacks /tarifs, which was a page'])
  expect(texts({ '/pricing': ['/tarifs'] }, paths)).not.toContain('lacks /tarifs, which was a page')
  expect(texts({ '/pricing': ['/contact', '/prix', '/prix/'] })).toEqual(
    ['/contact', '/prix/'].map((from) => `has ${from}, which is a page now, or no path such as /prix`),
  )
  const unknown = checkPaths({ '/tarifs': ['/nl/oude-tarieven'] } as object)
  expect(unknown.map(({ text, fix }) => `${text}: ${fix}`)).toEqual([
    'has paths under /tarifs, which is no page: write them under /pricing',
  ])
})

test.each([
  ['/nl/', 'nl'],
  ['/nl/a/b/c', 'nl'],
  ['/fr/tarifs', 'fr'],
  // Only a whole first segment is a language.
  ['/nlx', null],
  ['/a/nl', null],
  ['/NL', null],
])('the language of %s is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale)
})
