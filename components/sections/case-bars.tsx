'use client'

import { domAnimation, LazyMotion, m, useReducedMotion } from 'framer-motion'
import { useEffect, useRef, useState } from 'react'

type Bar = { amount: number; label: string; text: string }

export type CaseBarsProps = {
  /** The amount that fills the whole width; the same for all cases, so that they compare. */
  scale: number
  before: Bar
  after: Bar
}

/** Income before and after as two bars; they grow once, when somebody first sees them. */
export default function CaseBars({ scale, before, after }: CaseBarsProps) {
  const frame = useRef<HTMLDListElement>(null)
  const still = useReducedMotion()
  const [waiting, setWaiting] = useState(false)

  useEffect(() => {
    // Bars that are already in view stay as they are: nothing moves before it can be read.
    const below = (frame.current?.getBoundingClientRect().top ?? 0) >= window.innerHeight
    if (below && !still) setWaiting(true)
  }, [still])

  return (
    <LazyMotion features={domAnimation} strict>
      <m.dl
        ref={frame}
        className="grid gap-3"
        onViewportEnter={() => setWaiting(false)}
        viewport={{ once: true, amount: 0.6 }}
      >
        {[before, after].map((bar, index) => (
          <div key={bar.label}>
            <dt className="text-small">{bar.label}</dt>
            <dd className="tabular">
              <span className="font-semibold">{bar.text}</span>
              <span aria-hidden="true" className="mt-1 block h-3 rounded-sm bg-limestone">
                <m.span
                  initial={false}
                  animate={{ scaleX: waiting ? 0 : 1 }}
                  transition={{ duration: waiting ? 0 : 0.3, ease: 'easeOut' }}
                  className={`block h-full min-w-[3px] origin-left rounded-sm ${index === 0 ? 'bg-edge' : 'bg-forest'}`}
                  style={{ width: `${(bar.amount / scale) * 100}%` }}
                />
              </span>
            </dd>
          </div>
        ))}
      </m.dl>
    </LazyMotion>
  )
}
