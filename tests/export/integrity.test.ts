/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addresses } from '@/lib/content/pages'
import { exportFolder, rawPage } from './exported-page'

const scriptTag = /<script[^>]*\bsrc="([^"]+)"[^>]*>/g

test.each(addresses.map((address) => address.public))('%s states what its scripts hold', (address) => {
  const tags = [...rawPage(address).matchAll(scriptTag)]
  const stated = tags.flatMap(([tag, source = '']) => {
    const integrity = /\bintegrity="([^"]+)"/.exec(tag)?.[1]
    return integrity ? [{ source, integrity }] : []
  })
  expect(stated.length).toBeGreaterThan(4)
  for (const { source, integrity } of stated) {
    const digest = createHash('sha256')
      .update(readFileSync(path.join(exportFolder, source)))
      .digest('base64')
    expect(`${source} sha256-${digest}`).toBe(`${source} ${integrity}`)
  }
})
