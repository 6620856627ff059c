/** @jest-environment node */
import { publicPages } from '@/lib/content/pages'
import { localeOfPath } from '@/lib/i18n/locales'
import { type Path, publicPath, redirects } from '@/lib/i18n/routes'
import { redirectsFile } from '@/scripts/export/host-files'
import { checkPaths, pathFiles } from '@/scripts/former-paths'

const [frPrices, nlPrices] = [publicPath('/pricing', 'fr'), publicPath('/pricing', 'nl')]
const former = { '/pricing': ['/once', '/nl/once'], '/contact': ['/once-2'] } as const

test('a former path redirects to its page in the language of its prefix, on every host', () => {
  expect(redirects(former)).toEqual([
    ['/once', frPrices],
    ['/nl/once', nlPrices],
    ['/once-2', '/contact'],
  ])
  expect(redirectsFile(publicPages, '', redirects(former))).toContain(
    `/once ${frPrices} 301\n/once/ ${frPrices} 301\n`,
  )
  const files = pathFiles(former)
  expect(JSON.parse(files['vercel.json'] ?? '').redirects).toContainEqual({
    source: '/nl/once',
    destination: nlPrices,
    permanent: true,
  })
  expect(files['deploy/nginx.conf']).toContain(`\n  ~^/once/?$ ${frPrices};\n`)
  expect(files['deploy/apache.htaccess']).toContain(
    `\nRewriteRule ^nl/once/?$ %{ENV:origin}${nlPrices} [R=301,L]\n`,
  )
})

test('a lost path, a wrong former path and files that lack a redirect are reported', () => {
  expect(checkPaths()).toEqual([])
  const texts = (one: object, published: readonly Path[] = []) =>
    checkPaths(one, ['/', '/now'], published).map(({ text }) => text)
  expect(texts({}, ['/now', '/once'])).toEqual(['lacks /once, which was a page'])
  expect(texts({ '/pricing': ['/now', '/once', '/once/'] }, ['/once'])).toEqual(
    ['/now', '/once/'].map((from) => `has ${from}, which is a page now, or no path such as /prix`),
  )
  const [unknown] = checkPaths({ [frPrices]: ['/once'] })
  expect(`${unknown?.text}: ${unknown?.fix}`).toBe(
    `has paths under ${frPrices}, which is no page: write them under /pricing`,
  )
  const stale = checkPaths(former)
  expect(stale.map(({ file }) => file)).toContain('vercel.json')
  expect(new Set(stale.map(({ fix }) => fix))).toEqual(new Set(['run: npm run hosts']))
})

test.each([
  ['/', null],
  ['/nl', 'nl'],
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
