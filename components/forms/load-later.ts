/** Resolves to null if the code cannot be loaded: what it adds is not needed to send a form. */
const orNull = <Module>(code: Promise<Module>): Promise<Module | null> => code.catch(() => null)

/** The code that islands load after their own, each in a file of its own. There are no other dynamic imports in an island. */
export const loadToasts = () => orNull(import('./toasts'))
export const loadMotion = () => orNull(import('framer-motion/dom/mini'))
