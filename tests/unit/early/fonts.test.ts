import loadFonts from '@/lib/early/fonts'

const load = jest.fn<Promise<unknown>, [string]>()

beforeEach(() => {
  load.mockReset().mockRejectedValue(new Error('The network failed'))
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
})

function openFrom(referrer: string) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  loadFonts({ families: ["'figtree'", "'fraunces'"] })
  return load.mock.calls.flat()
}

test('loads the fonts on a page that was reached from another of ours, and ignores a failure', () => {
  expect(openFrom(`${location.origin}/dijon`)).toEqual(["1em 'figtree'", "1em 'fraunces'"])
})

test.each([[''], ['https://search.example/']])(
  'loads nothing early on a page that was reached from "%s"',
  (referrer) => {
    expect(openFrom(referrer)).toEqual([])
  },
)
