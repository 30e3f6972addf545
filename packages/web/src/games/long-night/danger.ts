// Which entrance holds out the shortest tonight, from public facts alone.

import type { View } from '@lastlight/long-night'
import type { Place } from '@lastlight/long-night/content/places'
import { mutantsOn } from '@lastlight/long-night/queries/entrances'
import { placeOf } from '@lastlight/long-night/queries/position'
import { nightAt } from './board/forecast.ts'

/** By entrance: the zombies that stand there and come tonight, less all that stops one. */
export function dangersAt(view: View, at: Place): readonly number[] {
  const { entrances } = nightAt(view, at)
  return placeOf(view, at).entrances.map(({ zombies, barricades, traps }, i) => {
    const tonight = entrances[i]!
    const coming = tonight.zombies + tonight.barricades + tonight.traps + tonight.victims.length + tonight.helpless
    return zombies + mutantsOn(view, at, i) + coming - barricades - traps
  })
}
