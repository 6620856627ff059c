import { accountOf } from '@/lib/business/account'
import { figures } from '@/lib/business/figures'

const { commissionEssential, commissionPrestige } = figures

test.each([
  ['Château-Chinon', 1000, 1800, commissionEssential, [220, 396], [780, 1404]],
  ['Autun', 1200, 2000, commissionEssential, [264, 440], [936, 1560]],
  ['Dijon', 1500, 2500, commissionEssential, [330, 550], [1170, 1950]],
  ['Lac des Settons', 1000, 1600, commissionEssential, [220, 352], [780, 1248]],
  ['Lac de Pannecière', 900, 1500, commissionEssential, [198, 330], [702, 1170]],
  ['a large house', 2500, 4500, commissionEssential, [550, 990], [1950, 3510]],
  ['Autun with Prestige', 1200, 2000, commissionPrestige, [324, 540], [876, 1460]],
  ['amounts that do not divide', 1001, 1799, commissionEssential, [220, 396], [781, 1403]],
])('%s: %d to %d gross', (_name, min, max, { value }, commission, share) => {
  expect(accountOf({ min, max }, value)).toEqual({
    commission: { min: commission[0], max: commission[1] },
    share: { min: share[0], max: share[1] },
  })
})
