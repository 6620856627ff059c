/** Runs one step of the build: prints its one-line result, or its problem alone and ends with exit code 1. */
export async function runStep(name: string, step: () => string | Promise<string>) {
  try {
    console.log(await step())
  } catch (error) {
    console.error(`${name} failed. ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
