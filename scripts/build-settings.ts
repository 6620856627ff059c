import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Environment, hostVariables } from '@/lib/site/deploy'
import { type SettingName, type SettingsTable, settings } from '@/lib/site/settings/table'
import { writeWithFolder } from './export/files'

/** Whether a variable decides what a build contains: a setting, or what a host says of a build. */
const decides = (name: string) => /^(NEXT_PUBLIC_\w+|EXPORT_FOLDER)$/.test(name) || hostVariables.test(name)

/** Where the settings of the export in a folder are remembered. Next keeps this folder. */
const recordOf = (folder: string) => path.join(process.cwd(), `.next/cache/settings-of-${folder}.json`)

/** Remembers the settings of the build that has written `folder`, for its tests. */
export function rememberSettings(folder: string, env: Environment): void {
  const decisive = Object.entries(env).filter(([name]) => decides(name))
  writeWithFolder(recordOf(folder), JSON.stringify(Object.fromEntries(decisive)))
}

/** Returns the settings of the export in `folder`; those of a local build without settings if they are unknown. */
export function settingsOf(folder: string): Environment {
  const file = recordOf(folder)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { DEPLOY_KIND: 'local' }
}

/**
 * Makes these the only settings of this process and of those that it starts, so that no test depends on the environment of
 * the machine. Settings that are not given are empty, because `.env` files replace only what is not defined.
 */
export function applySettings(given: Environment): void {
  for (const name of Object.keys(process.env)) if (decides(name)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, Object.fromEntries(settings.map(([name]) => [name, ''])), given)
}

type RequiredSetting = {
  [Name in SettingName]: SettingsTable[Name]['need'] extends 'required' ? Name : never
}[SettingName]

/** Every setting that a production build needs, with plausible values. */
export const productionSettings: Record<RequiredSetting, string> = {
  NEXT_PUBLIC_SITE_URL: 'https://www.example.org',
  NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.example.org/f/abc',
  NEXT_PUBLIC_PHONE: '+33 3 86 00 11 22',
  NEXT_PUBLIC_EMAIL: 'bonjour@example.org',
  NEXT_PUBLIC_PUBLISHER: 'Les Clés SARL, capital de 5 000 €',
  NEXT_PUBLIC_POSTAL_ADDRESS: '1 rue Haute, 71400 Autun',
  NEXT_PUBLIC_REGISTRATION: 'RCS Chalon-sur-Saône 123 456 789, TVA FR12 123456789',
  NEXT_PUBLIC_DIRECTOR: 'Anne Roy',
  NEXT_PUBLIC_HOST: 'Hébergeur & Cie, 2 quai Neuf, 69002 Lyon, +33 4 78 00 11 22',
  NEXT_PUBLIC_MEDIATOR: 'Médiateur <de Paris>, 3 rue Basse, www.mediateur.org',
}
