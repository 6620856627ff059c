'use client'

import { LazyIsland } from '@/components/ui/lazy-island'
import { lazyNear } from '@/components/ui/lazy-near'
import type { ContactFormProps } from './contact-form'

const id = 'contact-island'

const LazyContactForm = lazyNear<ContactFormProps>(
  () => import('./contact-form').then(({ ContactForm }) => ({ default: ContactForm })),
  id,
)

/** The contact form: in the page from the start, alive when the visitor comes near it. */
export function NearContactForm(props: ContactFormProps) {
  return (
    <LazyIsland id={id} reserve="h-[44.69rem] sm:h-[31.68rem]">
      <LazyContactForm {...props} />
    </LazyIsland>
  )
}
