/** @jest-environment node */
import { problemsOf, rulesIn } from '@/scripts/imports'

const rules = rulesIn(`
| folder | of ours | packages |
| ------ | ------- | -------- |
| \`*.browser\`, \`*.behaviour\` | \`*.browser\`, \`*.behaviour\`, \`lib/i18n\` | |
| \`lib\` | \`lib\` | \`node:fs\` |
| \`lib/business\` | | |
| \`components\` | \`components/links\`, \`components/islands/island\`, \`lib\` | \`react\` |
| \`components/ui\` | | \`react\` |
| \`components/islands\` | \`components/estimator\` | \`react\` |
| \`scripts\` | \`scripts\`, \`lib\` | \`*\` |
`)

test.each([
  ['components/ui/field.tsx', "import { site } from '@/lib/site/site'", 'lib/site/site'],
  ['components/sections/faq.tsx', "import Link from 'next/link'", 'next/link'],
  ['components/sections/faq.tsx', "import { Toaster } from 'sonner'", 'sonner'],
  [
    'components/sections/faq.tsx',
    "import { Estimator } from '../islands/islands'",
    'components/islands/islands',
  ],
  ['components/page/header.behaviour.ts', "import { site } from '@/lib/site/site'", 'lib/site/site'],
  ['components/page/header.behaviour.ts', "import { Logo } from './logo'", 'components/page/logo'],
  ['components/links/call.tsx', "export * from '../page/header'", 'components/page/header'],
  ['lib/site/site.ts', "import type { Props } from '@/components/ui/field'", 'components/ui/field'],
  ['lib/business/offer.ts', "import {\n  a,\n  b,\n} from '@/lib/site/site'", 'lib/site/site'],
  ['lib/leads/outbox.browser.ts', "const load = () => import('../site/seo/urls')", 'lib/site/seo/urls'],
  ['scripts/run.ts', "import '../tests/setup'", 'tests/setup'],
])('%s may not have: %s', (file, text, module) => {
  expect(problemsOf(file, `\n${text}`, rules)).toEqual([
    expect.stringContaining(`${file}:2 imports ${module}, which`),
  ])
})

test.each([
  [
    'components/sections/faq.tsx',
    "import type { Messages } from 'next-intl'\nimport { Island } from '../islands/island'",
  ],
  ['components/page/page.behaviour.ts', "import { plan } from '../sections/pricing.behaviour'"],
  ['components/islands/islands.ts', "'use client'\nexport { Estimator } from '../estimator/estimator'"],
])('%s may have: %s', (file, text) => expect(problemsOf(file, text, rules)).toEqual([]))

test('a client component outside the islands is reported', () => {
  expect(problemsOf('components/sections/tabs.tsx', "// Tabs\n'use client'\n", rules)).toEqual([
    expect.stringMatching(/^components\/sections\/tabs.tsx has 'use client'.*a server component/),
  ])
})
