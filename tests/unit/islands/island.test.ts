import { createElement } from 'react'
import { propsAsJson } from '@/components/islands/island'

test.each([
  ['a function', { onSend: () => {} }, 'onSend'],
  ['a date', { offer: { endsOn: new Date() } }, 'offer'],
  ['undefined', { location: undefined }, 'location'],
  ['a React element', { next: createElement('p') }, 'next'],
  ['NaN', { list: [1, Number.NaN] }, 'list'],
])('names a prop that is or contains %s', (_what, props, path) => {
  expect(() => propsAsJson('Estimator', props)).toThrow(
    `The prop ${path} of the island Estimator is not JSON.`,
  )
})
