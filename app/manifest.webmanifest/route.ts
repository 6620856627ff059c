import type { MetadataRoute } from 'next'
import { defaultLocale, languages } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { themeColours } from '@/lib/media/theme-colours'
import { brand } from '@/lib/site/site'

export const dynamic = 'force-static'

/** The web app manifest: name, icons and colours for a home screen. The site opens in the browser, not as an app. */
export function GET(): Response {
  const colours = themeColours()
  const manifest: MetadataRoute.Manifest = {
    name: brand,
    short_name: brand,
    description: translatorOf(defaultLocale)('footer.tagline'),
    lang: languages[defaultLocale].hrefLang,
    start_url: '/',
    display: 'browser',
    background_color: colours.surface,
    theme_color: colours.surface,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest)
}
