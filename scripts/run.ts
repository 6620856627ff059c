import { spawnSync } from 'node:child_process'

/** Runs a command with its output, and ends the process if it fails. Takes no POSIX syntax: Windows runs it too. */
export function run(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
