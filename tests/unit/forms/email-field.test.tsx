import { render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { EmailField } from '@/components/forms/email-field'

const labels = { incomplete: 'Incomplete.', suggestion: '{suggestion}?', several: 'One only.' }

/** A form with an email field. */
function Form({ email, error, readOnly }: { email: string; error?: string; readOnly?: boolean }) {
  const form = useForm({ defaultValues: { email } })
  return (
    <EmailField
      {...form.register('email')}
      id="email"
      label="Email"
      labels={labels}
      email={form.watch('email')}
      onCorrect={(email) => form.setValue('email', email)}
      error={error}
      readOnly={readOnly}
    />
  )
}

test.each<[string, Parameters<typeof Form>[0], hint: string]>([
  ['a typing error', { email: 'anne@gmial.com' }, 'anne@gmail.com?'],
  ['half an address', { email: 'anne@' }, labels.incomplete],
  ['two addresses', { email: 'anne@exemple.fr, paul@exemple.fr' }, labels.several],
  ['no error', { email: 'anne@exemple.fr' }, ''],
  ['a typing error beside its error', { email: 'anne@gmial.com', error: 'Wrong.' }, 'Wrong.'],
  [
    'a typing error while it is sent, when a correction would be lost',
    { email: 'anne@gmial.com', readOnly: true },
    '',
  ],
])('describes %s', (_what, props, hint) => {
  render(<Form {...props} />)
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(hint)
})
