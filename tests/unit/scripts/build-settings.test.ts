/** @jest-environment node */
import { settings } from '@/lib/site/settings/table'
import { site } from '@/lib/site/site'
import { applySettings, rememberSettings, settingsOf } from '@/scripts/build-settings'
import { temporaryFolder } from './temporary-folder'

test('the tests have no settings of the machine', () => {
  expect(settings.map(([name]) => process.env[name])).toEqual(settings.map(() => ''))
  expect(site.deploy).toBe('local')
})

test('settings that are applied replace all that the environment has', () => {
  const machine = { NEXT_PUBLIC_PHONE: '+33 3 86 00 11 22', VERCEL_URL: 'a.example', EXPORT_FOLDER: 'b' }
  Object.assign(process.env, machine)
  applySettings({ DEPLOY_KIND: 'preview', HEAD: 'spring' })
  expect(process.env).toMatchObject({ DEPLOY_KIND: 'preview', HEAD: 'spring', NEXT_PUBLIC_PHONE: '' })
  expect(process.env).not.toHaveProperty('VERCEL_URL')
  expect(process.env).not.toHaveProperty('EXPORT_FOLDER')
})

test('the tests of an export have the settings that it was built with', () => {
  jest.spyOn(process, 'cwd').mockReturnValue(temporaryFolder([]).folder)
  expect(settingsOf('out')).toEqual({ DEPLOY_KIND: 'local' })
  const built = { DEPLOY_KIND: 'production', NEXT_PUBLIC_EMAIL: 'a@example.org' }
  rememberSettings('out', { ...built, VERCEL_TOKEN: 'secret', PATH: '/bin' })
  expect(settingsOf('out')).toEqual(built)
})
