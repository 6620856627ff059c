/** The module anew, as each page load has it, and what has become of its promise. */
async function listen() {
  jest.resetModules()
  const { signOfLife } = await import('@/components/ui/sign-of-life')
  const heard = jest.fn()
  signOfLife().then(heard)
  await Promise.resolve()
  return heard
}

afterEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = ''
})

test.each([
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'submit',
])('%s is a sign of life', async (type) => {
  const heard = await listen()
  expect(heard).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event(type))
  await Promise.resolve()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('what nobody did is none', async () => {
  const heard = await listen()
  for (const type of ['load', 'resize', 'visibilitychange']) window.dispatchEvent(new Event(type))
  await Promise.resolve()
  expect(heard).not.toHaveBeenCalled()
})

test('who was in a field before the code came is there', async () => {
  document.body.innerHTML = '<input>'
  document.querySelector('input')?.focus()
  expect(await listen()).toHaveBeenCalled()
})

test('who left a draft in this tab is there', async () => {
  sessionStorage.setItem('cles-du-morvan.draft.v1.contact-standard', '{"firstName":"Anne"}')
  expect(await listen()).toHaveBeenCalled()
})
