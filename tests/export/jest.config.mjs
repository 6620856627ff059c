import { tsImport } from 'tsx/esm/api'
import config from '../../jest.config.mjs'

const { takeEnvironmentOf } = await tsImport('../../scripts/built-with.ts', import.meta.url)

/** The tests of the export in `folder`, in the environment that it was built in. */
export const testsOf = (folder, testMatch) => async () => {
  takeEnvironmentOf(folder)
  return { ...(await config()), rootDir: '../..', globals: { exportFolder: folder }, testMatch }
}

export default testsOf('out', ['**/tests/export/**/*.test.ts'])
