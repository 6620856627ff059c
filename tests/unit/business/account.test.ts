import { accountOf } from '@/lib/business/account'

test.each([
  ['whole amounts', 1000, 1800, 20, [200, 360], [800, 1440]],
  ['amounts that do not divide', 1001, 1799, 22, [220, 396], [781, 1403]],
  ['halves, which are rounded up', 50, 150, 25, [13, 38], [37, 112]],
  ['no commission', 900, 1500, 0, [0, 0], [900, 1500]],
])('splits %s: %d to %d at %d %', (_name, min, max, percent, commission, share) => {
  expect(accountOf({ min, max }, percent)).toEqual({
    commission: { min: commission[0], max: commission[1] },
    share: { min: share[0], max: share[1] },
  })
})
