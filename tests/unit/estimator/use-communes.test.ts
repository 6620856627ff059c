import { renderHook, waitFor } from '@testing-library/react'
import { useCommunes } from '@/components/estimator/use-communes'

test('fetches the list once a place is typed, again after each failure, which it logs, and then no more', async () => {
  const list = { autun: ['anost'] }
  jest.spyOn(console, 'warn').mockImplementation()
  window.fetch = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ ok: false, status: 404, json: async () => ({}) })
    .mockResolvedValue({ ok: true, json: async () => list })
  const { result, rerender } = renderHook(useCommunes, { initialProps: '' })
  expect(fetch).not.toHaveBeenCalled()
  for (const [typed, failures] of [
    ['A', 1],
    ['An', 2],
  ] as const) {
    rerender(typed)
    await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(failures))
    expect(result.current).toBeNull()
  }
  rerender('Ano')
  await waitFor(() => expect(result.current).toEqual(list))
  rerender('Anos')
  expect(fetch).toHaveBeenCalledTimes(3)
  // A relative URL would hold the password of the page.
  expect(fetch).toHaveBeenCalledWith(new URL('/communes.json', location.origin))
})
