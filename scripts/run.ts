import { spawnSync } from 'node:child_process'

/** Runs a command with its output, and ends the process if it fails. Takes no POSIX syntax: Windows runs it too. */
export function run(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a build step and prints its result. On an error, prints the message without a stack and sets exit code 1. */
export async function runStep(name: string, step: () => string | Promise<string>) {
  try {
    console.log(await step())
  } catch (error) {
    console.error(`${name} failed. ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
