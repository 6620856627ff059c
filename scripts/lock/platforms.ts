type LockEntry = {
  version?: string
  cpu?: string[]
  dev?: boolean
  libc?: string[]
  optional?: boolean
  os?: string[]
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, LockEntry> }

const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ')
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ')

/** What a package of one platform says of itself, read from its name: `@next/swc-darwin-arm64`. */
function platformOf(name: string): Pick<LockEntry, 'cpu' | 'libc' | 'os'> {
  const words = name.split(/[-/]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  if (os.length === 0 && cpu.length === 0) throw new Error(`${name} is for no platform that its name tells.`)
  return { ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) }
}

/**
 * The entries that a lock file lacks for packages of other platforms, by their place in it. npm leaves them out
 * where the registry it asks does not offer them, and then refuses with `npm ci` the lock it has written.
 */
export function missingPlatforms({ packages }: Lock): Lock['packages'] {
  const missing: Lock['packages'] = {}
  for (const [place, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (`${place}/node_modules/${name}` in packages || `node_modules/${name}` in packages) continue
      missing[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
    }
  }
  return missing
}
