import { renderHook, waitFor } from '@testing-library/react'
import { useCommunes } from '@/components/estimator/use-communes'

test('fetches the list once a place is typed, again after a failure, and then no more', async () => {
  const list = { autun: ['anost'] }
  window.fetch = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ json: async () => list })
  const { result, rerender } = renderHook(useCommunes, { initialProps: '' })
  expect(fetch).not.toHaveBeenCalled()
  rerender('A')
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  rerender('An')
  await waitFor(() => expect(result.current).toEqual(list))
  rerender('Ano')
  expect(fetch).toHaveBeenCalledTimes(2)
})
