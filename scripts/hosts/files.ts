import { buildSync } from 'esbuild'
import { publicPages } from '@/lib/content/pages'
import { redirects } from '@/lib/i18n/routes'
import { cacheForever, hashedFiles, revalidate } from '@/lib/site/cache-headers'
import { securityHeaders } from '@/lib/site/security-headers'
import { withSettingsTable } from './settings-table'

/** Every path that has ever been a page, so that a changed one is not lost. */
export const publishedFile = 'lib/i18n/published-paths.json'

const asJsonFile = (content: object) => `${JSON.stringify(content, null, 2)}\n`

/** Replaces the lines between the two marks of a configuration. Throws if it has no marks. */
function between(text: string, lines: readonly string[]): string {
  const marked = /(?<=^( *)# Written by: npm run hosts\n)[\s\S]*?(?= *# End of what npm run hosts writes\.$)/m
  const indent = marked.exec(text)?.[1]
  if (indent === undefined)
    throw new Error('A configuration in deploy/ has lost its marks "Written by: …" and "End of …".')
  return text.replace(marked, () => lines.map((line) => `${indent}${line}\n`).join(''))
}

const hashed = hashedFiles.slice(1)
const headers = Object.entries(securityHeaders('production'))

/**
 * What `npm run hosts` makes of each file for hosts that follows from the tables of headers, caching, paths and settings, or from
 * a receiver. Netlify and Cloudflare get theirs with each export (scripts/export/host-files.ts).
 */
export const hostFiles = (moved = redirects()): Readonly<Record<string, (text: string) => string>> => ({
  [publishedFile]: (text) => {
    const all = new Set<string>([...JSON.parse(text), ...publicPages.map((page) => page.public)])
    return asJsonFile([...all].sort())
  },

  'vercel.json': (text) => {
    const { redirects: own = [], ...others }: { redirects?: { has?: object }[] } = JSON.parse(text)
    const listed = (values: object) => Object.entries(values).map(([key, value]) => ({ key, value }))
    return asJsonFile({
      ...others,
      headers: [
        // Vercel sends Strict-Transport-Security by itself.
        { source: '/(.*)', headers: listed(securityHeaders('preview')) },
        { source: `${hashedFiles}(.*)`, headers: listed({ 'Cache-Control': cacheForever }) },
      ],
      redirects: [
        // Those with a condition, such as a query, are written by hand.
        ...own.filter(({ has }) => has),
        ...moved.map(([source, destination]) => ({ source, destination, permanent: true })),
      ],
    })
  },

  // The receiver of leads. Other hosts bundle theirs with each deploy.
  'api/forms.mjs': () => {
    const { outputFiles } = buildSync({
      entryPoints: ['deploy/receiver/vercel.ts'],
      bundle: true,
      format: 'esm',
      charset: 'utf8',
      banner: { js: '// Written by `npm run hosts` from deploy/receiver/vercel.ts.' },
      write: false,
    })
    return outputFiles.map((file) => file.text).join('')
  },

  'deploy/nginx.conf': (text) =>
    between(text, [
      `set $cache_control "${revalidate}";`,
      `if ($uri ~ ^${hashedFiles}) {`,
      `  set $cache_control "${cacheForever}";`,
      '}',
      'add_header Cache-Control $cache_control always;',
      ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
      ...moved.map(([from, to]) => `location = ${from} { return 308 ${to}$is_args$args; }`),
    ]),

  'deploy/apache.htaccess': (text) =>
    between(text, [
      `RewriteRule ^${hashed} - [E=hashed:1]`,
      ...moved.map(
        ([from, to]) => `RewriteRule ^${from.slice(1).replaceAll('.', '\\.')}$ %{ENV:origin}${to} [R=301,L]`,
      ),
      '<IfModule mod_headers.c>',
      `  Header setifempty Cache-Control "${revalidate}"`,
      `  Header set Cache-Control "${cacheForever}" env=hashed`,
      ...headers.map(([name, value]) => `  Header always set ${name} "${value}"`),
      '</IfModule>',
    ]),

  'deploy/README.md': withSettingsTable,
})
