import { exampleNames } from '../../content/people'
import { type DeployKind, deployKind, type Environment, previewOrigin } from '../deploy'
import { cleanSetting } from './clean'
import { type SettingName, type SettingsTable, settings } from './table'

/** Always a text if every build has one, or if a production build stops without it and the others have one. */
type Value<S> = S extends
  | { fallback: { production: string } }
  | { need: 'required'; fallback: { preview: string } }
  ? string
  : string | null

/** The value of each setting; null if it is not set and the table has no fallback for it. */
type Values = { [Name in keyof SettingsTable as SettingsTable[Name]['field']]: Value<SettingsTable[Name]> }

export type Site = Values & {
  deploy: DeployKind
  /** The origin of what social networks fetch: the preview's own on a preview, otherwise the site's. */
  assetOrigin: string
  /** Required settings and links that are not set, in the order of the table. */
  unsetSettings: SettingName[]
}

/**
 * Texts that count as not set: "xxx", "todo", URLs and email addresses that end in `.example`, numbers of zeros. The path and
 * the query of a URL may contain all of them: a form can be named `/todo` or `/aXXXXb`.
 */
const placeholder =
  /\bx{3,}\b|x{4}|\.example(?![\w.-])|^\+33\s?\d(\s?00){4}$|à\scompléter|a\scompleter|\b(todo|tbd|lorem)\b/i
const pathOfUrl = /^(https?:\/\/[^/?#]+)?[/?#]\S*$/i

/** The text of a setting; null if it is empty or a placeholder. */
function textOrNull(value?: string): string | null {
  const text = cleanSetting(value)
  return !text || placeholder.test(text.replace(pathOfUrl, '$1')) ? null : text
}

/**
 * Reads the settings of the site from an environment. `examples` names the owners on the site who are invented. Throws one
 * error that lists every malformed setting and, for a production deploy, everything that it needs.
 */
export function readSite(env: Environment, examples: readonly string[] = exampleNames()): Site {
  const deploy = deployKind(env)
  const problems: string[] = []
  const values: Record<string, string | null> = {}
  const unsetSettings: SettingName[] = []
  for (const [name, { field, check, need, fallback }] of settings) {
    const text = textOrNull(env[name])
    if (text === null) {
      values[field] = fallback?.[deploy] ?? null
      if (need !== 'optional') unsetSettings.push(name)
      if (need === 'required' && deploy === 'production')
        problems.push(`${name} is missing or a placeholder; a production deploy needs it`)
    } else {
      const result = check.safeParse(text)
      values[field] = result.data ?? null
      const [issue] = result.error?.issues ?? []
      const expected = issue?.code === 'custom' && issue.params?.expected
      if (issue) problems.push(`${name} must be ${expected || check.description}`)
    }
  }
  if (deploy === 'production' && examples.length > 0 && !values.examples)
    problems.push(
      `The owners shown are examples (${examples.join(', ')}); a production deploy needs real ones, or NEXT_PUBLIC_EXAMPLES=labelled`,
    )
  if (problems.length > 0) throw new Error(`The site's settings are not valid:\n- ${problems.join('\n- ')}`)

  const site = values as Values
  const assetOrigin = (deploy === 'preview' && previewOrigin(env)) || site.url
  return { ...site, deploy, assetOrigin, unsetSettings }
}
