import { execSync } from 'node:child_process'
import type { SettingName } from '@/lib/settings/table'
import { productionSettings } from '@/tests/unit/production-settings'

/** The links that production leaves out if they are not set. */
const links: Partial<Record<SettingName, string>> = {
  NEXT_PUBLIC_CHAT_NUMBER: '+33 6 86 00 11 22',
  NEXT_PUBLIC_SCHEDULING_URL: 'https://calendar.example.org/call',
  NEXT_PUBLIC_BOOKING_URL_FR: 'https://booking.example.org/fr',
  NEXT_PUBLIC_BOOKING_URL_NL: 'https://booking.example.org/nl',
  NEXT_PUBLIC_BOOKING_URL_EN: 'https://booking.example.org/en',
}

/**
 * `npm run bench:build -- [folder]`: builds the checkout in a folder (this one by default) as visitors get it. Other
 * builds contain a script for previews and the banner of an ended offer.
 */
execSync('npm run build', {
  cwd: process.argv[2] ?? '.',
  stdio: 'inherit',
  env: {
    ...process.env,
    ...productionSettings,
    ...links,
    DEPLOY_KIND: 'production',
    NEXT_PUBLIC_EXAMPLES: 'labelled',
  },
})
