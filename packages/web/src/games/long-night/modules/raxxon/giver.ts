// Who put a die on the code: everybody saw it.

import type { Seat } from '@lastlight/kernel'
import type { Event } from '@lastlight/long-night'

/** The seat that put the first die of this value there, since the code was last checked. */
export function giverOf(told: readonly Event[], die: number): Seat | undefined {
  const since = told.slice(told.findLastIndex(({ e }) => e === 'code') + 1)
  const found = since.find(event => event.e === 'codeDie' && event.die === die)
  return found?.e === 'codeDie' ? found.seat : undefined
}
