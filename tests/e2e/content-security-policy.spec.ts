import { expect, test } from './fixtures'

test.use({
  expectedErrors: [/policy violation|Content Security Policy|TrustedHTML|TrustedScript|TrustedTypePolicy/],
})

test('the content security policy blocks markup and code from strings', async ({ page }) => {
  await page.goto('/')
  const outcome = await page.evaluate(() => {
    const refused = (attempt: () => void) => {
      try {
        attempt()
        return 'ran'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    const { body } = document
    return [
      refused(() => body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">')),
      refused(() => Object.assign(script, { textContent: 'document.title = "taken"' })),
      refused(() => Object.assign(script, { src: 'https://elsewhere.example/x.js' })),
      refused(() => Reflect.get(window, 'trustedTypes').createPolicy('default', {})),
    ]
  })
  expect(outcome).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
})
