/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { exportFolder } from './exported-page'

/** html-validate's own recommendation, less what HTML allows and React or a decision writes. */
const rules: ConfigData['rules'] = {
  // React writes `charSet` and `fetchPriority`; names of attributes have no case in HTML.
  'attr-case': 'off',
  // React closes void elements with a slash and gives boolean attributes an empty value: style, not meaning.
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // React's own script has the id `_R_`, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // The one style attribute says which part of a picture counts; the policy of the pages allows attributes.
  'no-inline-style': 'off',
  // Lists have a role that may be named: languages, steps.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // The amenities are checkboxes of one name: the choice is their list.
  'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  // Telephone numbers come from the settings; CSS keeps them on one line.
  'tel-non-breaking': 'off',
}

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })

const files = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
)

test.each(files)('%s is valid HTML', async (name) => {
  const report = await validator.validateFile(`${exportFolder}/${name}`)
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(problems).toEqual([])
})
