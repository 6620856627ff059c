import { tsImport } from 'tsx/esm/api'
import config from '../../jest.config.mjs'

const { takeEnvironmentOf } = await tsImport('../../scripts/built-with.ts', import.meta.url)

takeEnvironmentOf(process.env.EXPORT_FOLDER || 'out')

/** The tests of an export, in the environment that it was built in. */
export default async () => ({
  ...(await config()),
  rootDir: '../..',
  testMatch: ['**/tests/export/**/*.test.ts'],
})
