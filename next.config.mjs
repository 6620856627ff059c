import { readdirSync } from 'node:fs'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'

const areas = readdirSync('messages/fr').filter((name) => name.endsWith('.json'))

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // The French files give the types of every message key and of its ICU arguments.
    createMessagesDeclaration: areas.map((file) => `./messages/fr/${file}`),
  },
})

/** @type {(phase: string) => import('next').NextConfig} */
export default function config(phase) {
  return withNextIntl({
    // Next refuses middleware beside `export` in dev, where the middleware stands in for scripts/finish-export.ts.
    output: phase === PHASE_PRODUCTION_BUILD ? 'export' : undefined,
    reactStrictMode: true,
    poweredByHeader: false,
    images: { unoptimized: true },
    // `npm run check` checks the types of everything, tests included; once more here would double a build's memory.
    typescript: { ignoreBuildErrors: true },
    // Pages for developers (page.dev.tsx, see /vocabulary) exist in `next dev` only.
    pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
    experimental: {
      // 404.html is built from app/global-not-found.tsx, because the root layout lives below [locale].
      globalNotFound: true,
      // A separate style sheet delays the first paint on slow phones by a round trip.
      inlineCss: true,
    },
  })
}
