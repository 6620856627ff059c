import '@/components/forms/after-press'

test('a press leaves no listener behind, however it ends', () => {
  const added = jest.spyOn(window, 'addEventListener')
  const removed = jest.spyOn(window, 'removeEventListener')
  for (const end of ['mouseup', 'contextmenu', 'dragend']) {
    window.dispatchEvent(new MouseEvent('mousedown', { button: 0 }))
    window.dispatchEvent(new MouseEvent(end))
  }
  expect(added).toHaveBeenCalledTimes(9)
  expect(removed.mock.calls).toEqual(added.mock.calls)
})
