import type { FocusEvent } from 'react'
import { onLeave } from '@/components/forms/after-press.browser'

const field = document.body.appendChild(document.createElement('input'))
const press = (button: number) => window.dispatchEvent(new MouseEvent('mousedown', { button }))
const leave = (handle: jest.Mock) => onLeave(handle)({ target: field } as unknown as FocusEvent)
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test.each(['mouseup', 'contextmenu', 'dragend'])(
  'a field that is left by a press waits for its end (%s), which leaves no listener behind',
  async (end) => {
    const added = jest.spyOn(window, 'addEventListener')
    const removed = jest.spyOn(window, 'removeEventListener')
    const handle = jest.fn()
    press(0)
    leave(handle)
    await nextTask()
    expect(handle).not.toHaveBeenCalled()
    window.dispatchEvent(new MouseEvent(end))
    await nextTask()
    expect(handle).toHaveBeenCalledTimes(1)
    expect(removed.mock.calls).toEqual(added.mock.calls)
  },
)

test('a field that is left does not wait for another button than the first', async () => {
  const handle = jest.fn()
  press(2)
  await leave(handle)
  expect(handle).toHaveBeenCalledTimes(1)
})

test('a field is not left if the whole window is', async () => {
  const handle = jest.fn()
  field.focus()
  await leave(handle)
  expect(handle).not.toHaveBeenCalled()
})
