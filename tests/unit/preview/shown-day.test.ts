import showDay from '@/components/preview/shown-day.first-paint'

const html = document.documentElement

function runAt(address: string) {
  window.history.replaceState(null, '', address)
  showDay()
}

test.each([
  ['/?now=2027-05-04', '2027-05-04'],
  ['/?now=', undefined],
  ['/?now=tomorrow', undefined],
  ['/?now=2027-13-45', undefined],
  ['/?now=2027-05-04T10:00', undefined],
])('%s shows the day %s', (address, day) => {
  delete html.dataset.now
  runAt(address)
  expect(html.dataset.now).toBe(day)
})
