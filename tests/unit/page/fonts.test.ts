import loadFonts from '@/components/page/fonts.first-paint'

const ignoreFailure = jest.fn()
const load = jest.fn((_font: string) => ({ catch: ignoreFailure }))
Object.defineProperty(document, 'fonts', { value: { load } })

test.each([
  [`${location.origin}/dijon`, [["1em 'figtree'"], ["1em 'fraunces'"]]],
  ['', []],
  ['https://search.example/', []],
])('on a page that was reached from "%s" loads early: %j, and ignores a failure', (referrer, loaded) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  loadFonts({ families: ["'figtree'", "'fraunces'"] })
  expect(load.mock.calls).toEqual(loaded)
  expect(ignoreFailure).toHaveBeenCalledTimes(loaded.length)
})
