import { tsImport } from 'tsx/esm/api'
import config from '../../jest.config.mjs'

const { settingsOf, applySettings } = await tsImport('../../scripts/build-settings.ts', import.meta.url)

/** The tests of the export in `folder`, with the settings that it was built with. */
export const testsOf = (folder, testMatch) => async () => {
  applySettings(settingsOf(folder))
  return { ...(await config()), rootDir: '../..', globals: { exportFolder: folder }, testMatch }
}

export default testsOf('out', ['**/tests/export/**/*.test.ts'])
