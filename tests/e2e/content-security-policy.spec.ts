import { expect, test } from './fixtures'

test.use({
  expectedErrors: [/policy violation|Content Security Policy|TrustedHTML|TrustedScript|TrustedTypePolicy/],
})

test('the content security policy blocks markup and code from strings', async ({ page }) => {
  await page.goto('/')
  for (const attempt of [
    () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">'),
    () => Object.assign(document.createElement('script'), { textContent: 'document.title = "taken"' }),
    () => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }),
    () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
  ])
    await expect(page.evaluate(attempt)).rejects.toThrow(/TypeError: Failed .*Trusted/)
})
