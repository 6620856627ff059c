import { testsOf } from '../export/jest.config.mjs'

/** What the files of a preview have that others have not. */
export default testsOf('out-preview', ['**/tests/export/{preview,edit-words,seo}.test.ts'])
