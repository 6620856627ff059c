/** @jest-environment node */
import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { checkEndpoint, checkLinksIn, checkMachine, cutSettings } from '@/scripts/machine'
import { temporaryFolder } from './temporary-folder'

const folder = '/home/anne/pp'

/** Intl as in a Node with small ICU: one of its parts knows English only. */
const withoutLanguages = (part: string) =>
  Object.assign(Object.create(Intl), {
    [part]: function resolve(this: object) {
      return { resolvedOptions: () => ({ locale: 'en-US' }) }
    },
  }) as typeof Intl

type Stop = [what: string, problem: string | null, ...Parameters<typeof checkMachine>]

test.each<Stop>([
  ['of production', null, { NODE_ENV: 'production' }, folder],
  ['in a mode that Next does not build', 'NODE_ENV', { NODE_ENV: 'development' }, folder],
  ...['NumberFormat', 'DateTimeFormat', 'PluralRules'].map(
    (part) => [`without ${part}`, 'fr-FR, nl-NL', {}, folder, withoutLanguages(part)] as Stop,
  ),
  ['in a folder with #', `${folder}#1`, {}, `${folder}#1`],
  ['in a folder with ?', '/home/what?/pp', {}, '/home/what?/pp'],
  ['in a folder with %', `${folder} 100%`, {}, `${folder} 100%`],
  ['in a folder with brackets', null, {}, `${folder} [copy]`],
  ['in a folder of Windows', null, {}, 'C:\\Users\\Anne (1)\\pp'],
])('a build %s stops because of %s', (_what, problem, ...machine) => {
  const check = () => checkMachine(...machine)
  if (problem) expect(check).toThrow(problem)
  else expect(check).not.toThrow()
})

test.each([
  ['/contact.php?key=1', true],
  ['/forms', false],
  ['https://forms.example/contact.php', false],
  [null, false],
])('leads that are posted to %s beside the former URL /contact.php stop the build: %s', (endpoint, stops) => {
  const check = () => checkEndpoint(endpoint, [['/contact.php', '/contact']])
  if (stops) expect(check).toThrow('/contact.php, a former URL')
  else expect(check).not.toThrow()
})

// On Windows links need the rights of an administrator.
const testUnlessWindows = process.platform === 'win32' ? test.skip : test
testUnlessWindows('a build stops at a link to nothing, such as the lock file of Emacs, and names it', () => {
  const { folder: own } = temporaryFolder(['nl/a.html'])
  expect(() => checkLinksIn(own)).not.toThrow()
  symlinkSync('anne@host.1:2', path.join(own, 'nl/.#a.html'))
  expect(() => checkLinksIn(own)).toThrow('nl/.#a.html is a link to nothing')
})

/** What a value in an .env file loses, and the variables of the environment. */
test.each<[value: string, lost: string | null, env?: Record<string, string>]>([
  ['https://git.example.org/team/site#gitea', '#gitea'],
  ['a#b # why', '#b'],
  ['pa$t', '$t'],
  ["'pa$t'", '$t'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of .env files
  ['a${NOPE}b', '${NOPE'],
  ['"https://git.example.org/team/site#gitea"', null],
  ['a # why', null],
  ['"a#b" # why', null],
  ['# why', null],
  ['pa\\$t', null],
  ['pa$&t', null],
  ['100$', null],
  // The environment has another value, or the one that it names.
  ['a#b', null, { NEXT_PUBLIC_X: '' }],
  ['https://$DOMAIN', null, { DOMAIN: 'example.org' }],
])('%s in an .env file loses %s', (value, lost, env = {}) => {
  const found = cutSettings('.env.local', `A=1\nNEXT_PUBLIC_X=${value}\n`, env)
  expect(found).toEqual(lost ? [expect.stringContaining(`.env.local loses "${lost}" of NEXT_PUBLIC_X`)] : [])
})
