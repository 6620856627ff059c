'use client'

/** The islands. Next hydrates them in `next dev`, ./hydrate.tsx in the export. */
export { ContactForm } from '../contact/contact-form'
export { Estimator } from '../estimator/estimator'
