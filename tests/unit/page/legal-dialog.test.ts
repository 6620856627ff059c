import { legalDialog } from '@/components/page/legal/legal-dialog.behaviour'

test('leaves the notice to the address in browsers without modal dialogs, such as Safari 15', () => {
  const element = document.createElement('div')
  window.location.hash = '#legal'
  expect(() => legalDialog(element)).not.toThrow()
})
