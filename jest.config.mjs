import nextJest from 'next/jest.js'

process.env.DEPLOY_KIND = 'local'
process.env.NODE_ENV = 'test'
// Commands that tests start print no colour and no warning that this machine asks for.
for (const name of ['NO_COLOR', 'FORCE_COLOR', 'NODE_EXTRA_CA_CERTS'])
  Reflect.deleteProperty(process.env, name)

/** Packages that ship ES modules only: Jest runs CommonJS, so they go through the compiler as our own files do. */
const esModules = ['next-intl', 'use-intl', 'intl-messageformat', '@formatjs', 'fontkitten', 'icu-minify']

/** @type {import('jest').Config} */
const ours = {
  testEnvironment: 'jsdom',
  // It can hang, and watches nothing for a single run.
  watchman: false,
  // Jest by itself leaves a core idle: one of two.
  maxWorkers: '100%',
  // Milliseconds: a busy machine must fail no test.
  testTimeout: 20_000,
  // Not the files of a worktree inside the checkout.
  roots: ['<rootDir>/tests'],
  // The exported pages are tested by `npm run test:export` (tests/export/jest.config.mjs). Globs without <rootDir>, because
  // its path may have brackets.
  testMatch: ['**/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
}

/** next/jest puts its own `transformIgnorePatterns` before ours, and one match suffices: they are set afterwards. */
export default async function config() {
  return {
    ...(await nextJest({ dir: './' })(ours)()),
    transformIgnorePatterns: [
      `/node_modules/(?!(${esModules.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  }
}
