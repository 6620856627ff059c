import { act, renderHook, waitFor } from '@testing-library/react'
import { useCommunes } from '@/components/estimator/use-communes'

const list = { autun: { postcodes: ['71400'], communes: [] } }

test('loads the list once it is needed, again after a failure, and then no more', async () => {
  window.fetch = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ ok: false, json: async () => list })
    .mockResolvedValueOnce({ ok: true, json: () => Promise.reject(new SyntaxError('<html>')) })
    .mockResolvedValueOnce({ ok: true, json: async () => ({ autun: ['71400'] }) })
    .mockResolvedValue({ ok: true, json: async () => list })
  const { result, rerender } = renderHook(useCommunes, { initialProps: false })
  expect(fetch).not.toHaveBeenCalled()
  rerender(true)
  for (const times of [1, 2, 3, 4]) {
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(times))
    await act(async () => {})
    expect(result.current.communes).toBeNull()
    act(result.current.loadCommunes)
  }
  await waitFor(() => expect(result.current.communes).toEqual(list))
  act(result.current.loadCommunes)
  expect(fetch).toHaveBeenCalledTimes(5)
  // Absolute: a relative URL has the password of the page's, which `fetch` refuses.
  expect(`${jest.mocked(fetch).mock.calls[0]?.[0]}`).toBe(`${window.location.origin}/communes.json`)
})
