import frieze from '../art/blocks/process.svg'
import symbols from '../art/blocks/process-phone.svg'
import { Artwork } from '../ui/artwork'
import { UnbrokenWords } from '../ui/unbroken-words'

type Step = {
  title: string
  /** The beginning of the text, which stands out. */
  lead?: string
  text: string
}

/**
 * One unit of the drawn frieze: 1440 of them are the content column and its gutters, so that the steps begin where the heading
 * does. The drawing is 2320 wide.
 */
const unit = '[--unit:max(min(100cqw,var(--container-wrap)+2*var(--spacing-gutter))/1440,100cqw/2320)]'

/** The centre of each lozenge of the frieze, from its middle and its upper edge. */
const lozenges = [
  [-648, 176],
  [-302, 163],
  [43, 175],
  [389, 155],
] as const

const number =
  'absolute -top-2 -left-2 grid size-9 place-items-center bg-primary font-display text-highlight ' +
  'lozenge leading-none forced-color-adjust-none ' +
  'lg:top-[calc(var(--y)*var(--unit))] lg:left-[calc(50%+var(--x)*var(--unit))] lg:size-auto ' +
  'lg:-translate-1/2 lg:bg-transparent lg:text-[length:calc(23*var(--unit))] lg:[clip-path:none]'

/**
 * Four steps below a landscape with a scene each, as wide as the window, from 1024 px; beside a symbol each below that.
 * The block is a size container.
 */
export function ProcessSteps({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <div className={`relative lg:-mt-10 lg:mx-[calc(50%-50cqw)] ${unit}`}>
      <Artwork image={frieze} className="h-[calc(260*var(--unit))] w-full max-lg:hidden" />
      <ol
        role="list"
        aria-label={label}
        className="grid gap-y-5 lg:mt-6 lg:grid-cols-[repeat(4,calc(345.7*var(--unit)))] lg:pl-[max(var(--spacing-gutter),50cqw-var(--container-wrap)/2)]"
      >
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative grid grid-cols-[5.5rem_1fr] gap-x-4 lg:static lg:block lg:pr-8 print:grid-cols-[1.5rem_1fr]"
          >
            <span
              aria-hidden="true"
              className="ornament absolute top-22 -bottom-5 left-11 border-icon/60 border-l-2 lg:hidden [li:last-child>&]:hidden"
            />
            <span className="relative self-start lg:static">
              <Artwork
                image={{ ...symbols, focus: `${(index * 100) / 3}%` }}
                className="aspect-square w-full rounded-md lg:hidden"
              />
              <span
                style={{ '--x': lozenges[index]?.[0], '--y': lozenges[index]?.[1] } as React.CSSProperties}
                className={number}
              >
                {index + 1}
              </span>
            </span>
            <div>
              <h3 className="text-h3">{step.title}</h3>
              <p className="mt-1 max-w-[46ch] lg:mt-2">
                {step.lead ? <strong className="font-semibold text-primary">{`${step.lead} `}</strong> : null}
                <UnbrokenWords text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
