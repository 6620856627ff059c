import type { Browser } from '@playwright/test'
import { type Control, measureControl } from './control'
import { type Interaction, measureInteraction } from './interaction'
import { type Simulated, simulate } from './lighthouse'
import { type Load, measureLoad } from './load'
import { measureNavigation, type Navigation } from './navigation'
import type { Options } from './options'
import type { Variant } from './variants'

export type Target = { variant: Variant; page: string }
export type Runs<Result> = Map<Variant, Map<string, Result[]>>

export type Measured = {
  load: Runs<Load>
  lighthouse: Runs<Simulated>
  control: Runs<Control>
  navigation: Navigation[]
  interaction: Map<string, Interaction[]>
}

type Bench = {
  options: Options
  browser: Browser
  chrome: string
  fingerprint: string
  origins: Record<Variant, string>
  /** Where the server itself is as slow as slow 4G. */
  slowOrigins: { site: string; bound: string }
}

/**
 * Measures every page in every variant `runs` times. One run goes once round all of them, so that what else the
 * machine is doing meanwhile falls on all alike; every second one turns the variants round, so that none always comes
 * after the same other one.
 */
async function rounds<Result>(
  what: string,
  { runs, pages }: Options,
  variants: readonly Variant[],
  measure: (target: Target) => Promise<Result>,
): Promise<Runs<Result>> {
  const results: Runs<Result> = new Map(variants.map((variant) => [variant, new Map()]))
  for (let run = 1; run <= runs; run++) {
    for (const page of pages) {
      for (const variant of run % 2 === 1 ? variants : [...variants].reverse()) {
        const done = results.get(variant)?.get(page) ?? []
        results.get(variant)?.set(page, [...done, await measure({ variant, page })])
      }
    }
    console.error(`${what}: run ${run} of ${runs}`)
  }
  return results
}

const none = <Result>(): Runs<Result> => new Map()

/** Does the parts that the options ask for; a part that is not asked for stays empty. */
export async function measureAll({
  options,
  browser,
  chrome,
  fingerprint,
  origins,
  slowOrigins,
}: Bench): Promise<Measured> {
  const asked = (part: Options['only'][number]) => options.only.includes(part)
  const at = ({ variant, page }: Target) => origins[variant] + page
  const compared: Variant[] = ['site', 'bound']
  const withScripts: Variant[] = ['site', 'async']

  const load = asked('load')
    ? await rounds('load', options, compared, (target) => measureLoad(browser, at(target)))
    : none<Load>()
  // The first visitor of a page waits until it is packed; Lighthouse, which comes once or twice, is not to be that one.
  if (asked('lighthouse') && !asked('load'))
    await rounds('first visits', { ...options, runs: 1 }, compared, (target) =>
      measureLoad(browser, at(target)),
    )
  const lighthouse = asked('lighthouse')
    ? await rounds('lighthouse', options, compared, (target) => simulate(at(target), fingerprint, chrome))
    : none<Simulated>()
  const control = asked('control')
    ? await rounds('control', options, withScripts, (target) =>
        measureControl(browser, at(target), options.reaction),
      )
    : none<Control>()
  const interaction = asked('interaction')
    ? await rounds('interaction', options, ['site'], (target) => measureInteraction(browser, at(target)))
    : none<Interaction>()
  const navigation: Navigation[] = []
  for (let run = 0; asked('navigation') && run < options.runs; run++)
    navigation.push(await measureNavigation(browser, slowOrigins, '/', '/dijon'))
  return { load, lighthouse, control, navigation, interaction: interaction.get('site') ?? new Map() }
}
