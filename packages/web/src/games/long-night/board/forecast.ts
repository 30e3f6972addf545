// What tonight brings to an entrance or a place, as one mark.

import type { View } from '@lastlight/long-night'
import { type ExperimentId, experimentRow } from '@lastlight/long-night/content/experiments'
import type { Place } from '@lastlight/long-night/content/places'
import { editionOf, isOn } from '@lastlight/long-night/queries/position'
import { isMatched, type Released, releasedTonight } from '@lastlight/long-night/queries/raxxon'
import { SEEN } from '@lastlight/long-night/queries/seen'
import {
  type EntranceTonight,
  type PlaceTonight,
  placeTonight,
  type Tonight,
  tonightOf,
} from '@lastlight/long-night/queries/tonight'

/** The worst that happens there; `come` and `breaks` say how many, `falls` who dies. */
export type Forecast =
  | { readonly what: 'quiet' }
  | { readonly what: 'come'; readonly n: number }
  | { readonly what: 'breaks'; readonly n: number }
  | { readonly what: 'springs' }
  | { readonly what: 'falls'; readonly victims: readonly string[]; readonly helpless: number }
  /** LN-BAND-ZOM-02: no survivor is there, so the zombies drive off the bandits. */
  | { readonly what: 'driven'; readonly n: number }

const QUIET: Forecast = { what: 'quiet' }

function forecastOf({ zombies, barricades, traps, victims, helpless }: EntranceTonight): Forecast {
  if (victims.length + helpless > 0) return { what: 'falls', victims, helpless }
  if (traps > 0) return { what: 'springs' }
  if (barricades > 0) return { what: 'breaks', n: barricades }
  return zombies > 0 ? { what: 'come', n: zombies } : QUIET
}

/** When the night has come, it is shown as it happens; before the first round nothing is known. */
export const isAhead = ({ phase }: View): boolean => phase === 'turns'

/** LN-RAX-CODE-05: the special zombies that come out tonight, unless the code is completed. */
const releasedIn = (view: View): Released | undefined => releasedTonight(view, view.raxxon?.log ?? null)

/** The night as things stand. */
export const nightOf = (view: View): Tonight => tonightOf(view, SEEN, releasedIn(view))

export const nightAt = (view: View, at: Place, isLoud = false): PlaceTonight =>
  placeTonight(view, at, isLoud, releasedIn(view))

export const gateForecasts = (view: View): readonly Forecast[] =>
  nightAt(view, 'colony').entrances.map(each => (isAhead(view) ? forecastOf(each) : QUIET))

export interface PlaceForecast {
  readonly sure: Forecast
  /** How many come at least, and at most, if all the noise is heard. */
  readonly least: number
  readonly most: number
  /** Who dies if all the noise is heard. */
  readonly feared: readonly string[]
}

export function placeForecast(view: View, at: Place): PlaceForecast {
  if (!isAhead(view)) return { sure: QUIET, least: 0, most: 0, feared: [] }
  const [sure, loud] = [nightAt(view, at), nightAt(view, at, true)]
  const [entrance] = sure.entrances as readonly [EntranceTonight]
  const isDriven = sure.bandits > 0 && sure.victims.length === 0
  return {
    sure: isDriven ? { what: 'driven', n: sure.bandits } : forecastOf(entrance),
    least: sure.coming,
    most: loud.coming,
    feared: fearedMore(sure, loud),
  }
}

const fearedMore = (sure: PlaceTonight, loud: PlaceTonight): readonly string[] =>
  loud.victims.filter(id => !sure.victims.includes(id))

/** What the code of Raxxon decides tonight. */
export interface CodeForecast {
  readonly experiment: ExperimentId
  readonly matched: boolean
  /** LN-RAX-CODE-05: fewer zombies come somewhere, although the code is missed. */
  readonly spares: boolean
  /** Who dies tonight only because it comes out; nobody knows that of a random location. */
  readonly victims: readonly string[]
}

export function codeForecast(view: View): CodeForecast | undefined {
  const { raxxon } = view
  if (raxxon === undefined || raxxon.log === null || !isOn(view, 'containment')) return undefined
  const experiment = raxxon.log as ExperimentId
  const { at, figures } = experimentRow(experiment)
  const calm = at === 'random' ? [] : placeTonight(view, at).victims
  const worse = at === 'random' ? [] : placeTonight(view, at, false, { at, figures }).victims
  return {
    experiment,
    matched: isMatched(experiment, raxxon.dice),
    spares: editionOf(view).missedCodeSpares,
    victims: worse.filter(id => !calm.includes(id)),
  }
}
