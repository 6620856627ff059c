/** @jest-environment node */
import { checkUsage } from '@/scripts/messages/usage'
import { three } from './three'

/** What is said of one message when the project has one source; the gaps of its templates are written <key>. */
function unused(text: string) {
  const source = text.replaceAll('<', '$'.concat('{')).replaceAll('>', '}')
  return checkUsage(three('city.checklist.items.2', { fr: 'x', nl: 'x', en: 'x' }), [
    { file: 'a.ts', source },
  ])
}

describe('a message is used', () => {
  test.each([
    ['by its whole key', "t('city.checklist.items.2')"],
    ['by a namespace and the rest', "const t = await getTranslations('city.checklist'); t('items.2')"],
    ['with a part that varies', "const t = await getTranslations('city'); t(`checklist.items.<key>`)"],
    ['with a namespace that varies', "getTranslations(`city.<block>`); t('items.2')"],
    ['by the names of data', "const city = { 2: '', 'items.2': 1 }; translate('city.checklist')"],
  ])('%s', (_how, source) => {
    expect(unused(source)).toEqual([])
  })
})

test.each([
  "t('city.checklist.items.3')",
  "getTranslations('city'); t('items.2')",
  'label(`<a><b>`)',
  '// city.checklist.items.2',
])('a message is unused, and told once, where the source only has %s', (source) => {
  expect(unused(source)).toMatchObject([
    { file: 'messages/fr/home.json', key: 'city.checklist.items.2', text: 'is shown nowhere' },
  ])
})
