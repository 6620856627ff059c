/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exportedPages, exportFolder, rawPage } from './exported-page'

/** Functions that Chrome 88 or Safari 15 lacks; `AbortSignal.timeout?.()` is allowed. The build limits the syntax. */
const newer =
  /Object\.(hasOwn|groupBy)|\.requestSubmit\(|structuredClone\(|AbortSignal\.\w+\(|\.(toSorted|toReversed|findLast)\(/g

const bundles = path.join(exportFolder, '_next/static/page')
// The others are libraries.
const ours = readdirSync(bundles).filter((file) => /^(page-script|hydrate)-/.test(file))

test.each(ours)('%s runs in browsers of 2021', (file) => {
  expect(readFileSync(path.join(bundles, file), 'utf8').match(newer)).toBeNull()
})

test.each(exportedPages)('the inline scripts of $address run in browsers of 2021', ({ address }) => {
  const scripts = rawPage(address).match(/<script\b[\s\S]*?<\/script>/g) ?? []
  expect(scripts.join('').match(newer)).toBeNull()
})

test('pages are readable in browsers without cascade layers', () => {
  expect(rawPage('/')).toMatch(/@supports not \(\(accent-color:auto\) and \(text-emphasis:dot\)\)\{body/)
})
