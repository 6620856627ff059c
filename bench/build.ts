import { productionSettings } from '@/scripts/build-settings'
import { run } from '@/scripts/run'

/** `npm run bench:build`: builds `out/` as visitors get it. Other builds have a script for previews, which takes time. */
Object.assign(process.env, productionSettings, {
  DEPLOY_KIND: 'production',
  // Links that production leaves out if they are not set.
  NEXT_PUBLIC_CHAT_NUMBER: '+33 6 86 00 11 22',
  NEXT_PUBLIC_SCHEDULING_URL: 'https://calendar.example.org/call',
  NEXT_PUBLIC_BOOKING_URL_FR: 'https://booking.example.org/fr',
  NEXT_PUBLIC_BOOKING_URL_NL: 'https://booking.example.org/nl',
  NEXT_PUBLIC_BOOKING_URL_EN: 'https://booking.example.org/en',
  NEXT_PUBLIC_EXAMPLES: 'labelled',
})
run('npm run -s build')
