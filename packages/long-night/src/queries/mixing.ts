// LN-SETUP-04: the decks that a game with these settings begins with, and whether such a game is possible.

import type { Reason } from '@lastlight/kernel'
import type { Config } from '../config.ts'
import { CROSSROADS_IDS, crossroadsRow } from '../content/crossroads.ts'
import type { Home } from '../content/decks.ts'
import { DECKS, withAdded } from '../content/items.ts'
import { chosenProblem, decksProblem, fewProblem, moduleProblem } from '../content/mixedDecks.ts'
import { poolOf } from '../content/modules.ts'
import { DECK_PLACES } from '../content/places.ts'
import { modulesWith } from '../content/scenarios.ts'

/** LN-SETUP-02, LN-SETUP-14, LN-VAR-COOP-03; LN-VAR-PD-01: the dilemma leaves the same cards out. */
export function crossroadsIn(config: Config): readonly string[] {
  const { variant, decks, adultCrossroads, adultCards } = config
  const adult: readonly string[] = adultCrossroads ? adultCards : []
  const wanted: readonly string[] = decks?.crossroads ?? CROSSROADS_IDS
  const modules = modulesWith(config.scenario, config.modules)
  return poolOf(CROSSROADS_IDS, crossroadsRow, modules, variant !== 'hidden').filter(id =>
    (crossroadsRow(id).adult ? adult : wanted).includes(id),
  )
}

/** LN-RAX-01: the item cards, before cards leave the game. */
export function itemsIn({ modules, scenario, decks }: Config): { readonly [home in Home]: readonly string[] } {
  const printed = modulesWith(scenario, modules).includes('raxxon') ? DECKS : { ...DECKS, raxxon: [] }
  const { cards } = decks ?? {}
  if (!cards) return printed
  return { ...printed, ...Object.fromEntries(DECK_PLACES.map(at => [at, withAdded(at, printed[at], cards[at] ?? {})])) }
}

/** Why these decks cannot be played with the other settings. */
export function mixingProblem(config: Config): Reason | undefined {
  const { decks, modules, scenario, objective } = config
  if (decks === null) return undefined
  return (
    decksProblem(decks) ??
    moduleProblem(decks, modulesWith(scenario, modules)) ??
    (scenario === 'none' ? chosenProblem(decks, objective) : undefined) ??
    fewProblem(crossroadsIn(config).length)
  )
}
