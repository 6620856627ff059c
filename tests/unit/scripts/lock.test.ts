/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { type Lock, missingPlatforms } from '@/scripts/lock/platforms'

test('the lock file holds the packages of every platform; else npm run lock completes it', () => {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(Object.keys(missingPlatforms(lock))).toEqual([])
})

describe('a lock file written where the registry lacks packages', () => {
  const parent = (names: string[], more = {}) => ({
    version: '2.0.0',
    optionalDependencies: Object.fromEntries(names.map((name) => [name, '2.0.0'])),
    ...more,
  })

  test.each([
    ['@swc/core-linux-x64-gnu', { cpu: ['x64'], libc: ['glibc'], os: ['linux'] }],
    ['@swc/core-linux-arm64-musl', { cpu: ['arm64'], libc: ['musl'], os: ['linux'] }],
    ['@next/swc-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('gets an entry for %s, as npm writes it', (name, platform) => {
    const packages = { 'node_modules/tool': parent([name], { dev: true }) }
    const entry = { version: '2.0.0', ...platform, dev: true, optional: true }
    expect(missingPlatforms({ packages })).toEqual({ [`node_modules/${name}`]: entry })
  })

  test('keeps what it has, beside its parent or at the root', () => {
    const packages = {
      'node_modules/tool': parent(['tool-darwin-x64', 'tool-darwin-arm64']),
      'node_modules/tool-darwin-x64': { version: '2.0.0' },
      'node_modules/tool/node_modules/tool-darwin-arm64': { version: '2.0.0' },
    }
    expect(missingPlatforms({ packages })).toEqual({})
  })

  test('is not guessed at when a name tells no platform', () => {
    expect(() => missingPlatforms({ packages: { 'node_modules/tool': parent(['fsevents']) } })).toThrow(
      'fsevents',
    )
  })
})
