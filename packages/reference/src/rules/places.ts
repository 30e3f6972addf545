import { limit, next, SEAT } from '@lastlight/kernel'
import { PLACE_IDS, type PlaceId } from '../content/places.ts'
import { proc, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import type { State } from '../state.ts'
import { isFree } from './keepers.ts'

const PLACES: readonly Offers['place'][] = PLACE_IDS.map(at => ({ do: 'place', at }))

const NO_SPACE = limit('EMB-ITEM-02', 'stake.noSpace')
const NO_WOLF = limit('EMB-ITEM-03', 'torch.noWolf')

export function putFence(s: State, at: PlaceId): void {
  s.places[at].fences++
  tell.all?.({ e: 'fenced', at })
}

// EMB-ITEM-02
export const stake = proc('stake', { seat: SEAT })
stake.steps({
  where: stake.ask({
    from: PLACES,
    limit: (s, _, o) => (isFree(s, o.at) ? undefined : NO_SPACE),
    take(s, _, o) {
      putFence(s, o.at)
      return next
    },
  }),
})

// EMB-ITEM-03
export const torch = proc('torch', { seat: SEAT })
torch.steps({
  where: torch.ask({
    from: PLACES,
    limit: (s, _, o) => (s.places[o.at].wolves > 0 ? undefined : NO_WOLF),
    take(s, _, o) {
      s.places[o.at].wolves--
      tell.all?.({ e: 'torch', at: o.at })
      return next
    },
  }),
})
