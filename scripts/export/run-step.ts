/** Runs a build step and prints its result. On an error, prints the message without a stack and sets exit code 1. */
export async function runStep(name: string, step: () => string | Promise<string>) {
  try {
    console.log(await step())
  } catch (error) {
    console.error(`${name} failed. ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
