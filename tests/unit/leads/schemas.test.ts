import { type ContactVariant, contactSchemas, gateSchema } from '@/lib/leads/schemas'

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

/** The problems of a contact form with these values, by field. Every other field is empty. */
function problems(variant: ContactVariant, values: Record<string, string>) {
  const schema = contactSchemas[variant]
  const fields = Object.keys(schema.shape).map((name) => [name, values[name] ?? ''])
  const issues = schema.safeParse(Object.fromEntries(fields)).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

describe('A contact form', () => {
  test.each([
    ['standard', ['firstName', 'lastName', 'email', 'message']],
    ['short', ['fullName', 'email', 'message']],
    ['study', ['firstName', 'lastName', 'email', 'project']],
  ] as const)('%s requires %j only', (variant, required) => {
    expect(problems(variant, full)).toEqual({})
    expect(problems(variant, {})).toEqual(Object.fromEntries(required.map((name) => [name, 'required'])))
  })

  test('treats spaces as empty', () => {
    expect(problems('standard', { ...full, message: ' \n ' })).toEqual({ message: 'required' })
  })

  test.each(['anne', 'anne@', '@exemple.fr', 'a b@exemple.fr', 'anne@-exemple.fr'])(
    'rejects the address %p',
    (email) => {
      expect(problems('standard', { ...full, email })).toEqual({ email: 'email' })
    },
  )

  test.each(['a@b', "Anne.O'Roy_+gite@mail.Exemple.fr", '  anne@exemple.fr '])(
    'accepts the address %p, as browsers do',
    (email) => {
      expect(problems('standard', { ...full, email })).toEqual({})
    },
  )
})

test.each([
  ['anne', '0612', false],
  ['@', '1', true],
  ['anne@exemple.fr', '  ', false],
  ['anne@exemple.fr', 'abc', true],
])('The gate accepts e-mail %p and phone %p: %p', (email, phone, isAccepted) => {
  expect(gateSchema.safeParse({ email, phone }).success).toBe(isAccepted)
})
