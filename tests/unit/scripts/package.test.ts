/** @jest-environment node */
import { scripts } from '../../../package.json'

test.each(Object.entries(scripts))('npm run %s needs no POSIX shell', (_name, script) => {
  expect(script).not.toMatch(/['$`;\\]/)
  for (const command of script.split(/&&|\|\|/))
    expect(command.trim()).not.toMatch(/^(\w+=|(exec|rm|mv|cp) )/)
})
