import { contactFields } from '@/lib/leads/contact-form'
import { contactSchema } from '@/lib/leads/schemas'

const full = {
  firstName: 'Anne',
  lastName: 'Roy',
  fullName: 'Anne Roy',
  email: 'anne@exemple.fr',
  phone: '',
  propertyAddress: '',
  message: 'Bonjour',
  project: 'Trois chambres',
}

/** The problems of some values, by field. */
function problems(variant: keyof typeof contactFields, values: Record<string, string>) {
  const fields = contactFields[variant].map((name) => [name, values[name] ?? ''])
  const issues = contactSchema(variant).safeParse(Object.fromEntries(fields)).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

describe('A contact form', () => {
  test.each(['standard', 'short', 'study'] as const)(
    'of the variant %s needs all but phone and address',
    (variant) => {
      expect(problems(variant, full)).toEqual({})
      const needed = contactFields[variant].filter((name) => name !== 'phone' && name !== 'propertyAddress')
      expect(problems(variant, {})).toEqual(Object.fromEntries(needed.map((name) => [name, 'required'])))
    },
  )

  test('does not count spaces as text', () => {
    expect(problems('standard', { ...full, message: ' \n ' })).toEqual({ message: 'required' })
  })

  test.each(['anne', 'anne@', '@exemple.fr', 'a b@exemple.fr'])(
    'refuses %p as an e-mail address',
    (email) => {
      expect(problems('standard', { ...full, email })).toEqual({ email: 'email' })
    },
  )

  test.each(['anne@exemple.fr', 'a@b', 'anne+gite@mail.exemple.fr'])(
    'accepts %p, as browsers do',
    (email) => {
      expect(problems('standard', { ...full, email })).toEqual({})
    },
  )
})
