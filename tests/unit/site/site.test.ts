import { formatPhone } from '@/lib/i18n/format-phone'
import { telHref } from '@/lib/site/site'

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
