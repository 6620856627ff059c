/** @jest-environment node */
import { complaint } from '@/scripts/imports/arrows'
import { specifiersOf } from '@/scripts/imports/specifiers'

describe('an import that follows the arrows', () => {
  test.each([
    ['app/[locale]/page.tsx', '@/components/sections/hero'],
    ['app/[locale]/layout.tsx', '../globals.css'],
    ['components/sections/hero.tsx', '@/lib/business/figures'],
    ['components/sections/hero.tsx', 'next-intl/server'],
    ['components/ui/card.tsx', './icon'],
    ['components/ui/intent-link.tsx', 'next/navigation'],
    ['lib/content/cities.ts', '../business/estimate'],
    ['lib/business/estimate.ts', './figures'],
    ['lib/seo/metadata.ts', '../site'],
    ['lib/seo/metadata.ts', '@/lib/content/cities'],
    ['lib/site.ts', './business/offer'],
    ['scripts/place-export.ts', '@/lib/content/pages'],
    ['tests/unit/site.test.ts', '@/lib/site'],
  ])('%s imports %s', (file, specifier) => {
    expect(complaint(file, specifier)).toBeNull()
  })
})

describe('an import against the arrows', () => {
  test.each([
    ['lib/site.ts', '@/components/ui/icon', 'lib may import lib'],
    ['lib/i18n/request.ts', '../../app/[locale]/layout', 'lib/i18n may import lib/i18n'],
    ['lib/business/offer.ts', '../i18n/locales', 'lib/business may import lib/business'],
    ['lib/business/offer.ts', '@/lib/site', 'lib/business may import lib/business'],
    ['lib/content/faq.ts', '../seo/metadata', 'lib/content may import lib/content, lib/business, lib/i18n'],
    ['components/shell/header.tsx', '@/app/[locale]/page', 'components may import components, lib'],
    ['components/shell/header.tsx', '@/scripts/place-export', 'components may import components, lib'],
    ['components/ui/card.tsx', '../sections/hero', 'components/ui may import components/ui, lib'],
    ['components/ui/card.tsx', 'next-intl', 'components/ui does without next-intl'],
    ['components/ui/card.tsx', 'next/link', 'components/ui does without next'],
    ['components/ui/intent-link.tsx', 'next/link', 'components/ui does without next'],
    ['scripts/place-export.ts', '../app/sitemap', 'scripts may import scripts, lib'],
  ])('%s imports %s: %s', (file, specifier, text) => {
    expect(complaint(file, specifier)).toBe(text)
  })

  test('is not excused by a folder whose name begins like an allowed one', () => {
    expect(complaint('lib/business/offer.ts', '../business-cards/x')).toContain('lib/business')
  })
})

test('imports are found in all their forms, each with its line', () => {
  const source = [
    "import './a'",
    "import type { B } from './b'",
    "export * from './c'",
    "export { d } from './d'",
    "const e = () => import('./e')",
    'const f = (name: string) => import(`./$' + '{name}`)',
    'const text = "import x from \'./no\'"',
    'export const g = <p>{[e, f, text] as B}</p>',
  ].join('\n')
  expect(specifiersOf('x.tsx', source)).toEqual([
    { specifier: './a', line: 1 },
    { specifier: './b', line: 2 },
    { specifier: './c', line: 3 },
    { specifier: './d', line: 4 },
    { specifier: './e', line: 5 },
  ])
})

test('a file that is no TypeScript is named', () => {
  expect(() => specifiersOf('lib/x.ts', 'import from')).toThrow('lib/x.ts cannot be parsed')
})
