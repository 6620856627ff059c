/** @jest-environment node */
import { cutSettings } from '@/scripts/cut-settings'
import { checkMachine } from '@/scripts/machine'

describe('a build stops', () => {
  test('in a mode that Next does not build', () => {
    expect(() => checkMachine({ NODE_ENV: 'development' })).toThrow('NODE_ENV is "development"')
    expect(() => checkMachine({ NODE_ENV: 'production' })).not.toThrow()
  })

  test.each(['NumberFormat', 'DateTimeFormat', 'PluralRules'] as const)(
    'if Node lacks the data of a language for %s, as one with small ICU does',
    (name) => {
      const inEnglish = function resolve(this: object) {
        return { resolvedOptions: () => ({ locale: 'en-US' }) }
      }
      const intl = Object.assign(Object.create(Intl), { [name]: inEnglish }) as typeof Intl
      expect(() => checkMachine({}, '/site', intl)).toThrow(
        /numbers and dates in fr-FR, nl-NL.*: install one with full ICU/,
      )
    },
  )
})

test.each(['/home/anne/pp#1', '/home/anne/what?/pp', '/home/anne/pp 100%'])(
  'a build in %s stops',
  (folder) => {
    expect(() => checkMachine({}, folder)).toThrow(`The path ${folder} has a`)
  },
)

test.each(['/home/anne/pp [copy]', 'C:\\Users\\Anne (1)\\pp'])('a build in %s is made', (folder) => {
  expect(() => checkMachine({}, folder)).not.toThrow()
})

describe('settings in an .env file', () => {
  const cut = (value: string, env = {}) => cutSettings('.env.local', `A=1\nNEXT_PUBLIC_X=${value}\n`, env)

  test.each([
    ['https://git.example.org/team/site#gitea', 'loses "#gitea" of NEXT_PUBLIC_X: put the value in double'],
    ['a#b # why', 'loses "#b" of'],
    ['pa$t', 'loses "$t" of NEXT_PUBLIC_X: write \\$ for a dollar sign'],
    ["'pa$t'", 'loses "$t" of'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of .env files
    ['a${NOPE}b', 'loses "${NOPE" of'],
  ])('%s: reported', (value, problem) => {
    expect(cut(value)).toEqual([expect.stringContaining(`.env.local ${problem}`)])
  })

  test.each([
    '"https://git.example.org/team/site#gitea"',
    'a # why',
    '"a#b" # why',
    '# why',
    'pa\\$t',
    'pa$&t',
    '100$',
  ])('%s: whole', (value) => expect(cut(value)).toEqual([]))

  test('are not reported if the environment has another value, or the one that they name', () => {
    expect(cut('a#b', { NEXT_PUBLIC_X: '' })).toEqual([])
    expect(cut('https://$DOMAIN', { DOMAIN: 'example.org' })).toEqual([])
  })
})
