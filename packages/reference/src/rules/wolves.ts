import { end, int, list, next } from '@lastlight/kernel'
import { PLACE_IDS } from '../content/places.ts'
import { call, proc, tell } from '../language.ts'
import { PLACE } from '../state.ts'
import { savaged } from './death.ts'
import { isFree, weakestAt } from './keepers.ts'

// EMB-WOLF-02
export const wolvesCome = proc('wolvesCome', { at: PLACE, left: int })
wolvesCome.steps({
  one(s, l) {
    if (l.left === 0) return end
    l.left--
    const place = s.places[l.at]
    const victim = weakestAt(s, l.at)
    const does = isFree(s, l.at) ? 'stays' : place.fences > 0 ? 'breaks' : victim !== undefined ? 'kills' : 'leaves'
    // EMB-WOLF-03, EMB-WOLF-04, EMB-WOLF-05
    if (does === 'stays') place.wolves++
    if (does === 'breaks') place.fences--
    tell.all?.({ e: 'wolf', at: l.at, does })
    if (does === 'kills') call(savaged, { keeper: victim!.keeper, at: l.at })
    return 'one'
  },
})

// EMB-WOLF-01
export const night = proc('night', {}, { own: { counts: list(int) } })
night.steps({
  count(s, l) {
    s.phase = 'wolves'
    l.counts = PLACE_IDS.map(at => s.pieces.filter(piece => piece.at === at).length + (at === 'fire' ? 0 : 1))
    return next
  },
  come(_, l) {
    const left = l.counts.shift()
    if (left === undefined) return end
    call(wolvesCome, { at: PLACE_IDS[PLACE_IDS.length - l.counts.length - 1]!, left })
    return 'come'
  },
})
