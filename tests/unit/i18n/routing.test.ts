/** @jest-environment node */
import { localeOfPath, meantPath } from '@/lib/i18n/locales'
import { type Path, publicPath, redirects } from '@/lib/i18n/routes'
import { hostFiles } from '@/scripts/hosts/files'
import { checkPaths } from '@/scripts/hosts/former-paths'

const [frPrices, nlPrices] = [publicPath('/pricing', 'fr'), publicPath('/pricing', 'nl')]

// tests/hosts asks the servers for them.
test('a former path redirects to its page in the language of its prefix, however a page is spelled', () => {
  expect(redirects({ '/pricing': ['/once', '/nl/once'], '/contact': ['/once.php'] })).toEqual([
    ...['/once', '/once/', '/once.html'].map((from) => [from, frPrices]),
    ...['/nl/once', '/nl/once/', '/nl/once.html'].map((from) => [from, nlPrices]),
    ['/once.php', '/contact'],
  ])
})

test('Vercel keeps the redirects that have a condition, and no other that is written by hand', () => {
  const byQuery = { source: '/', destination: '/dijon', has: [{ type: 'query', key: 'p' }] }
  const given = JSON.stringify({ redirects: [byQuery, { source: '/old', destination: '/' }] })
  const { redirects: written } = JSON.parse(hostFiles([['/once', '/']])['vercel.json']?.(given) ?? '')
  expect(written).toEqual([byQuery, { source: '/once', destination: '/', permanent: true }])
})

test('a configuration that has lost its marks is reported', () => {
  expect(() => hostFiles()['deploy/nginx.conf']?.('server {}')).toThrow('marks')
})

test.each<[former: Path, fault: string | null]>([
  ['/once', null],
  ['/nl/old/once-2', null],
  ['/once.php', null],
  ['/old/index.php', null],
  ['/now', 'is a page now'],
  ['/once/', 'has /once/: write /once,'],
  ['/once.html', 'has /once.html: write /once,'],
  ['/?page_id=12', 'deploy/README.md'],
  ['/once?id=1', 'deploy/README.md'],
  ['/index', 'no path'],
  ['/à-propos', 'no path'],
  ['/', 'no path'],
])('the former path %s: %s', (former, fault) => {
  const [problem] = checkPaths({ '/pricing': [former] }, ['/now'], [])
  const said = problem && `${problem.text}: ${problem.fix}`
  if (fault) expect(said).toContain(fault)
  else expect(said).toBeUndefined()
})

test('a lost path, a path under two pages, and paths under what is no page, are reported', () => {
  const texts = (one: object, published: readonly Path[] = []) =>
    checkPaths(one, ['/now'], published).map(({ text }) => text)
  expect(texts({}, ['/now', '/once'])).toEqual(['lacks /once, which was a page'])
  expect(texts({ '/pricing': ['/once'] }, ['/once'])).toEqual([])
  expect(texts({ '/pricing': ['/once'], '/contact': ['/once'] })).toEqual(['has /once twice'])
  const [unknown] = checkPaths({ [frPrices]: ['/once'] })
  expect(`${unknown?.text}: ${unknown?.fix}`).toBe(
    `has paths under ${frPrices}, which is no page: write them under /pricing`,
  )
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

test.each([
  ['/NL', '/nl'],
  ['/nl/Prijzen', '/nl/prijzen'],
  ['/contact.', '/contact'],
  ['/contact),', '/contact'],
  ['/contact/', '/contact'],
  ['/contact%20%C2%BB.', '/contact'],
  ['/lac-settons', '/lac-settons'],
  ['/%', ''],
  ['/', ''],
])('%s is probably meant as "%s"', (typed, path) => {
  expect(meantPath(typed)).toBe(path)
})
