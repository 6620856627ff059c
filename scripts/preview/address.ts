const another = 'Choose another port: npm start -- --port 3001'

/** Returns the port that a text states; 0 stands for any free port. Throws if it states none. */
export function portOf(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (port < 65536) return port
  throw new Error(`The port is "${text}", which is not a number from 0 to 65535. ${another}`)
}

/** Returns what the error of a server that cannot listen means, and what to do. */
export function listenProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. ${another}`
  if (code === 'EACCES') return `Port ${port} needs the rights of an administrator. ${another}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is "${host}", which is not an address of this machine.`
  return message
}
