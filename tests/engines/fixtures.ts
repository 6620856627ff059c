import { test as base, expect } from '@playwright/test'
import { engines } from './engines'
import type { Visitor } from './visitor'

type Visit = { visitor: Visitor & { sees(expression: string, value?: unknown): Promise<void> } }

/** A visitor with the browser that the project is named after; `sees` waits until an expression has the value. */
export const test = base.extend<Visit>({
  visitor: async ({ baseURL }, use, info) => {
    const engine = engines.find(({ name }) => name === info.project.name)
    if (!engine) throw new Error(`There is no engine ${info.project.name}.`)
    const visitor = await engine.start(baseURL ?? '')
    const sees = (expression: string, value: unknown = true) =>
      expect.poll(() => visitor.read(expression).catch(String), { message: expression }).toEqual(value)
    await use({ ...visitor, sees })
    await visitor.leave()
  },
})

export { expect }
