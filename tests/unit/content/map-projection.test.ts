import { freePoint } from '@/lib/content/map-projection'

test('a label gets the point of a ring that is farthest from the marks', () => {
  const taken = [
    { x: 110, y: 100 },
    { x: 100, y: 90 },
    { x: 100, y: 110 },
  ]
  expect(freePoint({ x: 100, y: 100 }, 10, taken)).toEqual({ x: 90, y: 100 })
})
