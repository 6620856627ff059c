import type { Locale } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/seo/translator'
import { site, telHref } from '@/lib/site'

/** Mark where the links go in the sentence: private-use characters, which no message holds. */
const [phoneMark, emailMark] = ['\ue000', '\ue001']

const links: Record<string, { href: string; text: string }> = {
  [phoneMark]: { href: telHref(site.phone), text: site.phone },
  [emailMark]: { href: `mailto:${site.email}`, text: site.email },
}

/** The help line, with its phone number and address as links. */
export function NotFoundHelp({ locale }: { locale: Locale }) {
  const sentence = translatorOf(locale)('notFound.help', { phone: phoneMark, email: emailMark })
  const parts = sentence.split(/([\ue000\ue001])/)
  return (
    <p className="mt-6 border-rule border-t pt-5">
      {parts.map((part) => {
        const link = links[part]
        if (!link) return part
        return (
          <a key={part} href={link.href} className="text-link tabular whitespace-nowrap">
            {link.text}
          </a>
        )
      })}
    </p>
  )
}
