import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { Honeypot } from '@/components/forms/honeypot'
import { useSubmission } from '@/components/forms/use-submission'

const post = jest.fn<Promise<boolean>, [{ message: string }]>()
const afterwards = jest.fn()
beforeEach(() => post.mockResolvedValue(true))

/** A form with one field, a honeypot and its outcome. */
function Form() {
  const form = useForm({ defaultValues: { message: '' } })
  const { outcome, onSubmit } = useSubmission(form, { post, afterwards })
  return (
    <form aria-label="form" onSubmit={onSubmit}>
      <input {...form.register('message')} aria-label="message" />
      <Honeypot label="trap" />
      <output>{outcome}</output>
    </form>
  )
}

const message = () => screen.getByLabelText('message')
const type = (value: string) => fireEvent.change(message(), { target: { value } })
const press = () => act(async () => fireEvent.submit(screen.getByRole('form')))
const expectOutcome = (outcome: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(outcome))

test.each<[string, posts: number, inject: () => unknown]>([
  [
    'a program has filled in the honeypot',
    0,
    () => Object.assign(screen.getByLabelText('trap'), { value: 'x' }),
  ],
  ['our own code throws', 1, () => post.mockRejectedValueOnce(new Error('injected'))],
])('fails and keeps the values if %s, and the next press sends', async (_what, posts, inject) => {
  jest.spyOn(console, 'error').mockImplementation()
  render(<Form />)
  type('Bonjour')
  inject()
  await press()
  await expectOutcome('failed')
  expect(post).toHaveBeenCalledTimes(posts)
  expect(afterwards).toHaveBeenLastCalledWith(false, { message: 'Bonjour' })
  expect(message()).toHaveValue('Bonjour')
  await press()
  await expectOutcome('sent')
  expect(post).toHaveBeenCalledTimes(posts + 1)
})

test('after a success keeps what was typed during the request, and pauses: the second press of a double click sends nothing', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(5000)
  let answer = (_isSent: boolean) => {}
  post.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  render(<Form />)
  type('Bonjour')
  await press()
  type('Bonjour encore')
  await act(async () => answer(true))
  await expectOutcome('sent')
  expect(message()).toHaveValue('Bonjour encore')
  await press()
  expect(post).toHaveBeenCalledTimes(1)
  clock.mockReturnValue(7000)
  await press()
  expect(post).toHaveBeenCalledTimes(2)
})
