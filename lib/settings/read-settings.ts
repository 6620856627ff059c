import type { Environment } from '../deploy'
import { type Settings, settingsSchema } from './schema'

/** Words that keep a place free, addresses that lead nowhere (`.example`), numbers of zeros. */
const placeholder =
  /^$|\bx{3,}\b|x{4}|à compléter|a completer|\b(todo|tbd|lorem)\b|\.example(?![\w.-])|^\+33 ?\d( ?00){4}$/i

/** The text of a setting; null when it is empty or only keeps the place of one. */
function given(value = ''): string | null {
  const text = value.trim()
  return placeholder.test(text.normalize()) ? null : text
}

/** Reads the settings that are given, and says of each malformed one what was expected. */
export function readSettings(env: Environment): { settings: Settings; problems: string[] } {
  const names = Object.keys(settingsSchema.shape)
  const texts = names.flatMap((name) => {
    const text = given(env[name])
    return text === null ? [] : [[name, text]]
  })
  const result = settingsSchema.safeParse(Object.fromEntries(texts))
  if (result.success) return { settings: result.data, problems: [] }
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  // Malformed is not missing: what was given keeps its place until the problems are told.
  return { settings: Object.fromEntries(texts), problems }
}
