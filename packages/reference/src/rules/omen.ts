import { end, limit, list, maybe, next, SEAT, text } from '@lastlight/kernel'
import { OMEN_IDS, OMENS } from '../content/omens.ts'
import { call, omens, proc, reveal, right, tell } from '../language.ts'
import { HAPPENED, type Happened, PLACE, type State } from '../state.ts'
import { omenOf } from '../zones.ts'
import { isPossible } from './possible.ts'
import { resolve } from './verbs.ts'

const HALVES = [
  { do: 'half', half: 'left' },
  { do: 'half', half: 'right' },
] as const

const IMPOSSIBLE = limit('EMB-OMEN-03', 'omen.impossible')

// EMB-OMEN-03
const omen = proc('omen', { seat: SEAT, card: text, at: PLACE })
omen.steps({
  // EMB-OMEN-04
  turnUp(s, l) {
    omens.move(s, l.card, omenOf(right(s, l.seat)), 'gone')
    tell.all?.({ e: 'omen', card: l.card, seat: l.seat })
    return next
  },
  choose: omen.ask({
    from: HALVES,
    limit: (s, l, o) => (isPossible(s, l.seat, OMENS[l.card]![o.half]) ? undefined : IMPOSSIBLE),
    take(_, l, o) {
      tell.all?.({ e: 'omen half', card: l.card, half: o.half })
      return call(resolve, { seat: l.seat, card: l.card, part: o.half, at: l.at })
    },
  }),
})

/** EMB-OMEN-01: the omen that waits for this. Only one that has answered is ever written down, for until then it is a secret. */
function answering(s: State, { what, at }: Happened, answered: readonly string[]): string | undefined {
  const held = omens.at(s, omenOf(right(s, s.active)))
  return OMEN_IDS.find(card => {
    const row = OMENS[card]!
    return row.on === what && (row.at?.includes(at) ?? true) && held.includes(card) && !answered.includes(card)
  })
}

/**
 * The player learns something whether the omen answers or not, so their barrier is raised: no taking back to try
 * another way.
 */
export function happen(s: State, happened: Happened): void {
  if (omens.at(s, omenOf(right(s, s.active))).length > 0) reveal(s, [s.active])
  s.happened.push(happened)
}

// EMB-OMEN-02
export const settle = proc('settle', {}, { own: { happened: maybe(HAPPENED), fired: list(text) } })
settle.steps({
  run(s, l) {
    l.happened ??= s.happened.shift() ?? null
    if (l.happened === null) return end
    const card = answering(s, l.happened, l.fired)
    if (card === undefined) {
      l.happened = null
      l.fired = []
    } else {
      l.fired.push(card)
      call(omen, { seat: s.active, card, at: l.happened.at })
    }
    return 'run'
  },
})
