import { type ContactVariant, contactFields, contactSchemas, gateSchema } from '@/lib/leads/schemas'

const namesOf = (variant: ContactVariant) => contactFields(variant).map(({ name }) => name)

/** A text in every field. */
const filled = (variant: ContactVariant) => ({
  ...Object.fromEntries(namesOf(variant).map((name) => [name, 'Text'])),
  email: 'anne@exemple.fr',
  phone: '0612345678',
})

/** The problems of a contact form with these values, by field. Every other field is empty. */
function problems(variant: ContactVariant, values: Record<string, string>) {
  const empty = Object.fromEntries(namesOf(variant).map((name) => [name, '']))
  const { error } = contactSchemas[variant].safeParse({ ...empty, ...values })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test.each([
  ['standard', ['firstName', 'lastName', 'email', 'message']],
  ['short', ['fullName', 'email', 'message']],
  ['study', ['firstName', 'lastName', 'email', 'project']],
] as const)('the contact form %s requires %j only', (variant, required) => {
  expect(problems(variant, filled(variant))).toEqual({})
  expect(problems(variant, {})).toEqual(Object.fromEntries(required.map((name) => [name, 'required'])))
})

test('spaces count as empty', () => {
  expect(problems('standard', { ...filled('standard'), message: ' \n ' })).toEqual({ message: 'required' })
})

test.each([
  ['anne', 'email'],
  ['anne@', 'email'],
  ['@exemple.fr', 'email'],
  ['a b@exemple.fr', 'email'],
  ['a\u00a0b@exemple.fr', 'email'],
  ['anne@exemple.fr marie@exemple.fr', 'email'],
  ['anne@marie@exemple.fr', 'email'],
  ['\u200b', 'required'],
  ['a@b', undefined],
  ["Anne.O'Roy_+gite@mail.Exemple.fr", undefined],
  ['anne@gîte-du-château.fr', undefined],
  ['élodie@xn--gte-tma.fr', undefined],
  ['  anne@exemple.fr ', undefined],
])('the email address %p has the problem %p', (email, problem) => {
  expect(problems('standard', { email }).email).toBe(problem)
})

test.each([
  ['anne', '0612', false],
  ['@', '1', true],
  ['anne@exemple.fr', '  ', false],
  ['anne@exemple.fr', '\u200e\u00a0', false],
  ['anne@exemple.fr', 'abc', true],
])('the gate accepts email %p and phone %p: %p', (email, phone, isAccepted) => {
  expect(gateSchema.safeParse({ email, phone }).success).toBe(isAccepted)
})

test.each(['gate', ...(Object.keys(contactSchemas) as ContactVariant[])] as const)(
  'the form %s posts a clean email address and phone number',
  (form) => {
    const pasted = { email: '\u202aanne@exem\u200bple.fr\u202c', phone: '\u2066 06 12\u00a0' }
    const { data } =
      form === 'gate'
        ? gateSchema.safeParse(pasted)
        : contactSchemas[form].safeParse({ ...filled(form), ...pasted })
    expect(data).toMatchObject({ email: 'anne@exemple.fr', phone: '06 12' })
  },
)
