import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { messageFilesOf } from './lib/i18n/message-files.mjs'

// The build reports nothing to anybody.
process.env.NEXT_TELEMETRY_DISABLED = '1'

const french = messageFilesOf('fr')

// One type of all French files, because TypeScript cannot import a folder of JSON (global.d.ts uses it).
writeFileSync(
  'messages/fr/index.d.ts',
  [
    ...french.map((file, index) => `import type area${index} from './${path.basename(file)}'\n`),
    `export type FrenchMessages = ${french.map((_, index) => `typeof area${index}`).join(' & ')}\n`,
  ].join(''),
)

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/next-intl.ts',
  experimental: {
    // Message keys and their ICU arguments are typed from the French files.
    createMessagesDeclaration: french.map((file) => `./${file}`),
  },
})

/** @type {(phase: string) => import('next').NextConfig} */
export default function config(phase) {
  return withNextIntl({
    // Next rejects middleware together with `export` in dev, where middleware replaces scripts/finish-export.ts.
    output: phase === PHASE_PRODUCTION_BUILD ? 'export' : undefined,
    // The folder of the export, if it is not out/ (scripts/test-preview.ts, scripts/test-production.ts).
    distDir: process.env.EXPORT_FOLDER,
    reactStrictMode: true,
    poweredByHeader: false,
    // Pages call esbuild to bundle the pre-paint scripts. It runs a native program, which Next cannot bundle.
    serverExternalPackages: ['esbuild'],
    // Without the tests, which `npm run check` covers: a table of theirs must not stop a build.
    typescript: { tsconfigPath: 'tsconfig.build.json' },
    images: { unoptimized: true },
    // In dev, Next serves its scripts to localhost only, and no page hydrates without them.
    allowedDevOrigins: ['127.0.0.1'],
    experimental: {
      // The build checks types with tsc: TypeScript 7 has no compiler API.
      useTypeScriptCli: true,
      // 404.html is built from app/global-not-found.tsx, because the root layout is below [locale].
      globalNotFound: true,
      // A separate style sheet delays the first paint on slow phones by a round trip.
      inlineCss: true,
    },
  })
}
