/** @jest-environment node */
import { publicPath, redirects } from '@/lib/i18n/routes'

const [frPrices, nlPrices] = [publicPath('/pricing', 'fr'), publicPath('/pricing', 'nl')]

test('a former path redirects to its page in the language of its prefix, however a page is spelled', () => {
  expect(redirects({ '/pricing': ['/once', '/nl/once'], '/contact': ['/once.php'] })).toEqual([
    ...['/once', '/once/', '/once.html'].map((from) => [from, frPrices]),
    ...['/nl/once', '/nl/once/', '/nl/once.html'].map((from) => [from, nlPrices]),
    ['/once.php', '/contact'],
  ])
})
