import { sourceLine } from '@/scripts/edit/source-line'

const source = `export const cities = {
  dijon: {
    income: 1,
  },
  'lac-settons': {
    income: 2,
  },
}
export const brand = 'X'`

test.each([
  [['cities', 'dijon', 'income'], 3],
  [['cities', 'lac-settons', 'income'], 6],
  [['brand'], 9],
])('finds %j on line %i', (names, line) => {
  expect(sourceLine(source, ...names)).toBe(line)
})

test('throws instead of leading to a wrong line', () => {
  expect(() => sourceLine(source, 'autun', 'income')).toThrow('autun.income')
})
