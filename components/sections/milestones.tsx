type Step = {
  title: string
  /** The beginning of the text, which stands out. */
  lead?: string
  text: string
}

/** The vertical position of each milestone, as a share of the height of the contour line. */
const heights = [0.74, 0.46, 0.6, 0.22]

/** Four steps as milestones on a contour line: horizontal from 1024 px, vertical below. */
export function Milestones({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <div className="relative">
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 160"
        preserveAspectRatio="none"
        className="ornament absolute inset-x-0 top-0 hidden h-40 w-full overflow-visible text-icon lg:block"
      >
        {[0, 22, 44].map((shift) => (
          <path
            key={shift}
            d="M-900 150H-400C-200 150-120 118 12 118S190 74 312 74s190 22 300 22 190-61 300-61 260 30 600-30c130-23 300-30 500-30"
            transform={`translate(0 ${shift})`}
            fill="none"
            stroke="currentColor"
            strokeWidth={shift === 0 ? 2.5 : 1}
            opacity={shift === 0 ? 1 : 0.45 - shift / 160}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ol role="list" aria-label={label} className="grid gap-0 lg:grid-cols-4 lg:gap-8">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative grid grid-cols-[3rem_1fr] gap-x-3 pb-4 last:pb-0 lg:block lg:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-6 bottom-0 left-[1.4375rem] border-icon border-l-2 [li:last-child>&]:hidden lg:hidden"
            />
            <span className="relative lg:block lg:h-52">
              <span
                style={{ '--height': heights[index] } as React.CSSProperties}
                className="grid size-12 place-items-center bg-primary font-display text-h3 text-highlight [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)] lg:absolute lg:top-[calc(10rem*var(--height)-1.5rem)]"
              >
                {index + 1}
              </span>
            </span>
            <div>
              <h3 className="text-h3">{step.title}</h3>
              <p className="mt-1 max-w-[46ch] lg:mt-2">
                {step.lead ? <strong className="font-semibold text-primary">{`${step.lead} `}</strong> : null}
                {step.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
