import { end, limit, next, SEAT, text } from '@lastlight/kernel'
import { call, keepers, proc, roll, tell } from '../language.ts'
import { PLACE, type State } from '../state.ts'
import { theEnd } from './end.ts'
import { pieceOf, piecesOf, weakestAt } from './keepers.ts'
import { newKeeper } from './setup.ts'
import { bonus } from './strength.ts'

// EMB-DEATH-02
export function changeEmbers(s: State, by: number): void {
  s.embers += by
  tell.all?.({ e: 'embers', by })
  if (s.embers === 0) theEnd(s, 'dark')
}

const death = proc('death', { keeper: text }, { own: { seat: SEAT } })
death.steps({
  // EMB-DEATH-01
  fall(s, l) {
    l.seat = pieceOf(s, l.keeper).seat
    s.pieces = s.pieces.filter(piece => piece.keeper !== l.keeper)
    keepers.move(s, l.keeper, 'field', 'grave')
    tell.all?.({ e: 'killed', keeper: l.keeper })
    changeEmbers(s, -1)
    return next
  },
  // EMB-DEATH-03
  replace(s, l) {
    if (piecesOf(s, l.seat).length === 0) newKeeper(s, l.seat)
    return next
  },
})

const RUN_OR_HOLD = [{ do: 'run' }, { do: 'hold' }] as const
const NOWHERE_TO_RUN = limit('EMB-PANIC-02', 'panic.atTheFire')

// EMB-PANIC-01
const panic = proc('panic', { at: PLACE }, { own: { keeper: text } })
panic.steps({
  whose(s, l) {
    const weakest = weakestAt(s, l.at)
    if (weakest === undefined) return end
    l.keeper = weakest.keeper
    return next
  },
  choose: panic.ask({
    who: (s, l) => pieceOf(s, l.keeper).seat,
    from: RUN_OR_HOLD,
    alone: 'take',
    // EMB-PANIC-02
    limit: (_, l, o) => (o.do === 'run' && l.at === 'fire' ? NOWHERE_TO_RUN : undefined),
    take(s, l, o) {
      if (o.do === 'hold') return next
      pieceOf(s, l.keeper).at = 'fire'
      tell.all?.({ e: 'panic', keeper: l.keeper, does: 'runs' })
      return end
    },
  }),
  // EMB-PANIC-03
  hold(s, l) {
    const rolled = roll(s, 6)
    tell.all?.({ e: 'panic', keeper: l.keeper, does: 'holds', roll: rolled })
    if (rolled + bonus(s, 'panic', pieceOf(s, l.keeper).seat, l.at) >= 3) return end
    call(death, { keeper: l.keeper })
    return 'whose'
  },
})

/** Killed by wolves: a panic follows. */
export const savaged = proc('savaged', { keeper: text, at: PLACE })
savaged.steps({
  die: (_, l) => call(death, { keeper: l.keeper }),
  panic: (_, l) => call(panic, { at: l.at }),
})
