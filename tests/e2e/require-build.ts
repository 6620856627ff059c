import { requireBuild } from '../../scripts/build-stamp'

/** Playwright's global setup: no browser test runs against an outdated export. */
export default () => requireBuild()
