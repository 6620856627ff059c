/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { characters } from '@/scripts/fonts/characters'

test.each(locales)('the fonts have every character of the messages in %s', (locale) => {
  const used = new Set(JSON.stringify(loadMessages(locale)))
  expect([...used].filter((character) => !characters.includes(character))).toEqual([])
})

describe.each(['deploy/nginx.conf', 'deploy/Caddyfile'])('%s', (file) => {
  test.each(locales.filter((locale) => locale !== defaultLocale))(
    'serves the not-found page of %s',
    (locale) => expect(readFileSync(file, 'utf8')).toContain(` /${locale}/404.html`),
  )
})
