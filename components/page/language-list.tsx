type LanguageItem = {
  href: string
  hrefLang: string
  /** The language's own name. */
  name: string
  /** What the link shows: FR. */
  code: string
  current: boolean
}

type LanguageListProps = { items: LanguageItem[]; label: string; tone?: 'light' | 'dark' }

const tones = {
  light: 'text-slate hover:text-forest aria-[current]:border-wine aria-[current]:text-forest',
  dark: 'text-limestone/85 hover:text-limestone aria-[current]:border-mustard aria-[current]:text-limestone',
} as const

/** Languages as links by their codes. The anchor being read goes along (lib/early/links.ts). */
export function LanguageList({ items, label, tone = 'light' }: LanguageListProps) {
  return (
    <ul aria-label={label} className="flex items-center">
      {items.map(({ href, hrefLang, name, code, current }) => (
        <li key={hrefLang}>
          <a
            href={href}
            hrefLang={hrefLang}
            lang={hrefLang}
            aria-current={current ? 'true' : undefined}
            className={`grid h-11 min-w-9 place-items-center font-semibold text-small ${tones[tone]}`}
          >
            <span className="border-transparent border-b-2 px-0.5 leading-snug [[aria-current]>&]:border-current">
              {code}
              <span className="sr-only"> {name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
