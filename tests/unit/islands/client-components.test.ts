/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { sourceFiles } from '@/scripts/export/files'

// The export hydrates islands only: elsewhere, a client component would stay without its code.
test("'use client' is in components/islands only", () => {
  const client = sourceFiles().filter((file) => /^\s*['"]use client['"]/m.test(readFileSync(file, 'utf8')))
  expect(client).not.toEqual([])
  expect(client.filter((file) => !file.startsWith('components/islands/'))).toEqual([])
})
