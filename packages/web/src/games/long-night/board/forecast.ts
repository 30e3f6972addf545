// What tonight brings to an entrance or a place, as one mark.

import type { View } from '@lastlight/long-night'
import type { Place } from '@lastlight/long-night/content/places'
import { type EntranceTonight, type PlaceTonight, placeTonight } from '@lastlight/long-night/queries/tonight'

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

export const gateForecasts = (view: View): readonly Forecast[] =>
  placeTonight(view, 'colony').entrances.map(each => (isAhead(view) ? forecastOf(each) : QUIET))

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
  const [sure, loud] = [placeTonight(view, at), placeTonight(view, at, true)]
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
