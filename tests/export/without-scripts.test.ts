import { exportedPages, rawPage, readerPage } from './exported-page'

describe.each(exportedPages)('$address without scripts', ({ address }) => {
  test('shows every word where it belongs: nothing waits for a script to put it there', () => {
    // React marks what it has moved to the end of the page with `B:` and holds it in a hidden `S:`.
    expect(rawPage(address)).not.toMatch(/<template id="B:|<div hidden="" id="S:/)
    const hidden = [...readerPage(address).body.querySelectorAll('[hidden]')]
    expect(hidden.filter((element) => element.textContent !== '')).toEqual([])
  })

  test('is opaque: no animation library has left its first frame in the HTML', () => {
    const styles = [...readerPage(address).querySelectorAll('[style]')].map((element) =>
      element.getAttribute('style'),
    )
    expect(styles.filter((style) => /opacity|visibility|translate|scale/.test(style ?? ''))).toEqual([])
  })
})
