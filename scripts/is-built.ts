import { isBuilt } from './build-stamp'

/** Exits with 1 if `out/` has to be built. */
if (!isBuilt('out')) {
  console.log('out/ is not a build of the current sources. Building.')
  process.exitCode = 1
}
