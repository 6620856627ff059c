/** @jest-environment node */
import { builtAt, rememberBuild, takeEnvironmentOf } from '@/scripts/built-with'
import { folderToWrite } from '@/scripts/export/files'
import { temporaryFolder } from './temporary-folder'

const before = { ...process.env }
afterEach(() => {
  process.env = before
})

const preview = { DEPLOY_KIND: 'preview', HEAD: 'spring', SITE_CONFIG: 'a.json' }

test.each([
  ['as they were built', { ...preview, EXPORT_FOLDER: 'out-preview', EDITOR: 'vi' }, preview],
  ['as a local build, if nothing is known of it', null, { DEPLOY_KIND: 'local' }],
])('the tests read the export that they name, %s', (_what, env, known) => {
  jest.spyOn(process, 'cwd').mockReturnValue(temporaryFolder([]).folder)
  jest.useFakeTimers({ now: 1e12 })
  if (env) rememberBuild('out-preview', env)
  jest.setSystemTime(2e12)
  process.env = { NODE_ENV: 'test', EXPORT_FOLDER: 'out-preview', VERCEL: '1', HEAD: 'main' }
  takeEnvironmentOf(folderToWrite())
  expect(process.env).toEqual({ NODE_ENV: 'test', EXPORT_FOLDER: 'out-preview', ...known })
  expect(builtAt(folderToWrite()).getTime()).toBe(env ? 1e12 : 2e12)
})
