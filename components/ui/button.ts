/** `button` is not a utility class: tests find links that look like a button by it. */
const base =
  'button inline-flex items-center justify-center gap-2 rounded-sm border-2 font-semibold text-center leading-tight ' +
  'transition-[background-color,color,border-color] duration-150 ease-out ' +
  'active:shadow-[inset_0_3px_0_rgb(0_0_0/0.25)] off:cursor-not-allowed off:shadow-none'

const primary =
  'border-accent bg-accent text-on-primary hover:border-accent-strong hover:bg-accent-strong ' +
  'off:border-accent/55 off:bg-card off:text-accent'

/**
 * Primary is the main action of a block, secondary is outlined, quiet has no frame. That of the header is primary, but outlined
 * while the main action of the first block is in view.
 */
const variants = {
  primary,
  header: `${primary} second:border-primary second:bg-transparent second:text-primary second:hover:bg-primary second:hover:text-on-primary`,
  secondary: 'border-primary bg-transparent text-primary hover:bg-primary hover:text-on-primary',
  quiet: 'border-transparent bg-transparent text-primary hover:bg-surface-alt',
  primaryOnDark: 'border-highlight bg-highlight text-foreground hover:border-on-primary hover:bg-on-primary',
  secondaryOnDark: 'border-on-primary bg-transparent text-on-primary hover:bg-on-primary hover:text-primary',
} as const

const sizes = { md: 'min-h-11 px-4 py-2', lg: 'min-h-13 px-6 large-text:px-3 py-3 text-body' } as const

export type ButtonVariant = keyof typeof variants
type ButtonOptions = { variant?: ButtonVariant; size?: keyof typeof sizes }

/** The classes of a group of buttons, which share the width of a phone. */
export const buttonGroup = 'flex flex-wrap gap-3 *:max-sm:grow'

/** The classes of a button or of a link that looks like one. Both are at least 44 px high. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonOptions = {}): string {
  return `${base} ${variants[variant]} ${sizes[size]}`
}
