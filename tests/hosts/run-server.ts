import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Writes a configuration into a folder of its own and gives its path. */
export function configuration(name: string, text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hosts-')), name)
  writeFileSync(file, text)
  return file
}

/** Runs a server until this process is told to end. When it is not installed, says how to install it. */
export function runServer(command: string, args: readonly string[], install: string) {
  if (spawnSync(command, ['--help']).error) {
    console.error(`${command} is not installed: ${install}`)
    process.exit(1)
  }
  const server = spawn(command, args, { stdio: 'inherit' })
  server.once('exit', (code) => process.exit(code ?? 1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal))
}
