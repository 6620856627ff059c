/** What a visitor does, in terms that every engine's driver understands. */
export type Visitor = {
  open(address: string): Promise<void>
  click(selector: string): Promise<void>
  /** Clicks into a field and types. */
  write(selector: string, text: string): Promise<void>
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>
  /** Width of the window, px. */
  widen(width: number): Promise<void>
  /** The value of an expression in the page, as JSON carries it. */
  read(expression: string): Promise<unknown>
  /** Ends the browser. */
  leave(): Promise<void>
}

export type Engine = {
  name: string
  /** The programs that it takes, and the package of Debian that has each. */
  needs: Record<string, string>
  start(origin: string): Promise<Visitor>
}
