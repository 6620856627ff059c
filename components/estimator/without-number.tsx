import { cleanText } from '@/lib/leads/email'
import { buttonClass } from '../ui/button'
import { UnbrokenWords } from '../ui/unbroken-words'
import { useEstimatorProps } from './estimator-context'

type WithoutNumberProps = {
  /** What the estimate form shows, which becomes the message of the contact form. */
  answers: readonly string[]
  email: string
}

/** The way on without a number: what happens then, and the link to the contact form, which takes the answers along. */
export function WithoutNumber({ answers, email }: WithoutNumberProps) {
  const { gate } = useEstimatorProps().labels
  return (
    <>
      <div>
        <h5 className="text-balance font-semibold text-primary leading-snug">{gate.without}</h5>
        <p className="mt-0.5 text-pretty text-small">
          <UnbrokenWords text={gate.withoutText} />
        </p>
      </div>
      {/* components/contact/started-message.behaviour.ts takes the answers to the contact form. */}
      <a
        href="#contact"
        // In a preview, labels carry keys.
        data-message={cleanText([gate.message, ...answers].join('\n'))}
        data-email={email}
        className={`${buttonClass({ variant: 'secondary', size: 'lg' })} w-full self-center max-sm:px-3`}
      >
        {gate.write}
      </a>
    </>
  )
}
