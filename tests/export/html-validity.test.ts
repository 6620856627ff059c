/** @jest-environment node */
import { type ConfigData, HtmlValidate } from 'html-validate'
import { builtFiles, exportFolder } from './exported-page'

/** One more than html-validate's recommended rules, and exceptions: valid HTML that React or our components write. */
const rules: ConfigData['rules'] = {
  // The not-found page has a title in each language.
  'heading-level': ['error', { allowMultipleH1: true }],
  // React writes `charSet` and `fetchPriority`; attribute names are case-insensitive in HTML.
  'attr-case': 'off',
  // React closes void elements with a slash and gives boolean attributes an empty value. Both are valid.
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Components set values from data in style attributes, which the content security policy allows.
  'no-inline-style': 'off',
  // Lists may have an accessible name: languages, steps.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // The checkboxes of the amenities share one name.
  'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  // Safari drops the role of a list without bullets.
  'no-redundant-role': ['error', { exclude: ['list'] }],
  'prefer-native-element': ['error', { exclude: ['list'] }],
  // The check of copy warns of long titles.
  'long-title': 'off',
  // Telephone numbers come from the settings; CSS keeps them on one line.
  'tel-non-breaking': 'off',
}

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })

/** Fields about the property have a name of autofill that no browser knows, so that none fills in the visitor's own address. */
const isOfProperty = ({ ruleId, message }: { ruleId: string; message: string }) =>
  ruleId === 'valid-autocomplete' && message.includes('"xoff"')

const files = builtFiles.filter((name) => name.endsWith('.html'))

test.each(files)('%s is valid HTML', async (name) => {
  const report = await validator.validateFile(`${exportFolder}/${name}`)
  const problems = report.results.flatMap(({ messages }) =>
    messages
      .filter((message) => !isOfProperty(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(problems).toEqual([])
})
