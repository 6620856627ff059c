/** Runs one step of the build: prints its one-line result, or its problem alone and ends with exit code 1. */
export function runStep(name: string, step: () => string) {
  try {
    console.log(step())
  } catch (error) {
    console.error(`${name} failed. ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
