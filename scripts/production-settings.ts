import type { SettingName, SettingsTable } from '@/lib/build/settings/table'

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
