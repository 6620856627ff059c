import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds between two looks at a process tree; bytes of a page of memory and ticks of a second on Linux. */
const interval = 200
const pageSize = 4096
const ticks = 100

type Numbers = { parent: string; bytes: number; cpuSeconds: number }

/** What the kernel says of a process, the processor time of its children that have ended included. */
function numbersOf(pid: string): Numbers | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const spent = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: fields[1] ?? '', bytes: Number(fields[21]) * pageSize, cpuSeconds: spent / ticks }
  } catch {
    // It has ended since the folder was read.
    return null
  }
}

/** Memory that a process and all its descendants hold, and processor time that they have taken. */
function tree(root: number): { bytes: number; cpuSeconds: number } {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const processes = new Map(names.map((pid) => [pid, numbersOf(pid)]))
  const descends = (pid: string): boolean => {
    if (pid === String(root)) return true
    const parent = processes.get(pid)?.parent
    return parent !== undefined && parent !== '0' && descends(parent)
  }
  const ours = [...processes].filter(([pid]) => descends(pid)).flatMap(([, numbers]) => numbers ?? [])
  const sum = (of: 'bytes' | 'cpuSeconds') => ours.reduce((total, numbers) => total + numbers[of], 0)
  return { bytes: sum('bytes'), cpuSeconds: sum('cpuSeconds') }
}

export type Measured = {
  output: string
  /** By the clock, and of all processors: before the marker was printed, and in all. */
  seconds: number
  cpuBefore: number
  cpuSeconds: number
  peakBytes: number
}

/** Seconds that the children of the shell took of all processors, from the last line that `times` prints. */
function cpuSecondsOf(output: string): number {
  const [, ...parts] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(output) ?? []
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = parts.map(Number)
  return (userMinutes + systemMinutes) * 60 + user + system
}

/** Runs a shell command to its end (Linux only). Throws with its output when it fails. */
export function measure(command: string, folder: string, marker = ''): Promise<Measured> {
  const started = performance.now()
  const child = spawn('bash', ['-c', `set -e; ${command}; times`], {
    cwd: folder,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      PATH: `${folder}/node_modules/.bin:${process.env.PATH}`,
    },
  })
  let [output, peakBytes, cpuBefore] = ['', 0, 0]
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data
      if (cpuBefore === 0 && output.includes(marker)) cpuBefore = tree(child.pid ?? 0).cpuSeconds
    })
  }
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, tree(child.pid ?? 0).bytes)
  }, interval)
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      clearInterval(watch)
      const seconds = (performance.now() - started) / 1000
      if (code === 0) resolve({ output, seconds, cpuBefore, cpuSeconds: cpuSecondsOf(output), peakBytes })
      else reject(new Error(`${command} failed:\n${output.slice(-3000)}`))
    })
  })
}
