import { type ContactVariant, contactForms } from '@/lib/leads/contact-form'
import { contactSchema } from '@/lib/leads/schemas'

const full = {
  firstName: 'Anne',
  lastName: 'Roy',
  fullName: 'Anne Roy',
  email: 'anne@exemple.fr',
  phone: '0612345678',
  propertyAddress: '1 rue Haute',
  message: 'Bonjour',
  project: 'Trois chambres',
}

/** The problems of some values, by field. */
function problems(variant: ContactVariant, values: Record<string, string>) {
  const fields = contactForms[variant].fields.map((name) => [name, values[name] ?? ''])
  const issues = contactSchema(variant).safeParse(Object.fromEntries(fields)).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

describe('A contact form', () => {
  test.each([
    ['standard', ['firstName', 'lastName', 'email', 'message']],
    ['short', ['phone', 'fullName', 'email']],
    ['study', ['firstName', 'lastName', 'email', 'project']],
  ] as const)('of the variant %s needs %j and nothing else', (variant, needed) => {
    expect(problems(variant, full)).toEqual({})
    expect(problems(variant, {})).toEqual(Object.fromEntries(needed.map((name) => [name, 'required'])))
  })

  test('does not count spaces as text', () => {
    expect(problems('standard', { ...full, message: ' \n ' })).toEqual({ message: 'required' })
  })

  test.each(['anne', 'anne@', '@exemple.fr', 'a b@exemple.fr'])('refuses the address %p', (email) => {
    expect(problems('standard', { ...full, email })).toEqual({ email: 'email' })
  })

  test.each(['a@b', 'anne+gite@mail.exemple.fr'])('accepts the address %p, as browsers do', (email) => {
    expect(problems('standard', { ...full, email })).toEqual({})
  })
})
