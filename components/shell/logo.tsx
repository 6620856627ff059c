import { IntentLink } from '@/components/ui/intent-link'
import { KeyMark } from './key-mark'

type LogoProps = { href: string; name: string; label: string; className?: string }

/** The mark and the name of the house; leads home. */
export function Logo({ href, name, label, className = '' }: LogoProps) {
  return (
    <IntentLink
      href={href}
      aria-label={label}
      className={`flex shrink-0 items-center gap-2.5 py-1 ${className}`}
    >
      <KeyMark />
      <span className="whitespace-nowrap font-display font-semibold text-forest text-lg leading-none md:max-lg:hidden">
        {name}
      </span>
    </IntentLink>
  )
}
