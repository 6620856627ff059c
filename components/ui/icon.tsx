/** Line icons on a 24-unit grid, drawn for this site; each is one path, stroked. */
const paths = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  alert: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.4',
  calculator: 'M6 3.5h12v17H6v-17Zm3 3.5h6v3H9V7Zm0 6.5h.1m2.9 0h.1m2.9 0h.1M9 17h.1m2.9 0h.1m2.9 0h.1',
  calendar: 'M4 6h16v14H4V6Zm0 4.5h16M8.5 3.5V8m7-4.5V8m-7 6h2m3 0h2m-7 3h2',
  chat: 'M4 5h16v11.5h-9L6.5 20v-3.5H4V5Zm4.5 4h7m-7 3.5h4.5',
  check: 'm5 12.5 4.6 4.7L19 6.8',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  external: 'M9 5H5v14h14v-4m-6-10h6v6m0-6-9 9',
  mail: 'M3.5 6h17v12.5h-17V6Zm0 .8 8.5 6.7 8.5-6.7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M5 4.5h4l1.5 4.5-2.2 1.7a12 12 0 0 0 5 5l1.7-2.2 4.5 1.5v4c0 .6-.4 1-1 1C11.1 20 4 12.9 4 5.5c0-.6.4-1 1-1Z',
  pin: 'M12 21c-4.5-5-6.5-8.3-6.5-11a6.5 6.5 0 1 1 13 0c0 2.7-2 6-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm-2 5.2 5.5 3.3-5.5 3.3V8.7Z',
  plus: 'M12 5v14M5 12h14',
} as const

type IconName = keyof typeof paths

type IconProps = { name: IconName; className?: string }

/** Decoration beside a label: hidden from assistive technology, sized by the text around it. */
export function Icon({ name, className = 'size-[1.25em]' }: IconProps) {
  return (
    // Most of its style is in app/globals.css: a page has about a hundred icons.
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={paths[name]} />
    </svg>
  )
}
