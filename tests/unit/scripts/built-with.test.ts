import { rememberBuild, takeEnvironmentOf } from '@/scripts/built-with'
import { temporaryFolder } from './temporary-folder'

test('the tests of an export have the environment that decided its build, and none of the machine', () => {
  jest.spyOn(process, 'cwd').mockReturnValue(temporaryFolder([]).folder)
  const built = { DEPLOY_KIND: 'preview', HEAD: 'spring', SITE_CONFIG: 'a.json' }
  rememberBuild('out', { ...built, LEAD_MAIL_KEY: 'secret', PATH: '/bin' })
  Object.assign(process.env, { VERCEL_URL: 'a.example', HEAD: 'summer' })
  takeEnvironmentOf('out')
  expect(process.env).toMatchObject(built)
  expect(process.env).not.toHaveProperty('VERCEL_URL')
  expect(process.env.LEAD_MAIL_KEY).toBeUndefined()
  takeEnvironmentOf('out-unknown')
  expect(process.env).toMatchObject({ DEPLOY_KIND: 'local' })
  expect(process.env).not.toHaveProperty('SITE_CONFIG')
})
