import { filterBy, limit, next, SEAT, TRIGGER_LOCALS, text, triggers } from '@lastlight/kernel'
import { OMENS } from '../content/omens.ts'
import { call, omens, proc, reveal, right, tell } from '../language.ts'
import { PLACE, type State } from '../state.ts'
import { omenOf } from '../zones.ts'
import type { Happened } from './happened.ts'
import { possible, resolve } from './verbs.ts'

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
    limit: (s, l, o) => (possible(s, l.seat, OMENS[l.card]![o.half]) ? undefined : IMPOSSIBLE),
    take(_, l, o) {
      tell.all?.({ e: 'omen half', card: l.card, half: o.half })
      return call(resolve, { seat: l.seat, card: l.card, part: o.half, at: l.at })
    },
  }),
})

const matches = filterBy<State, Happened, { at: string }>({ at: (_, happened) => happened.at })

// EMB-OMEN-01
const waiting = triggers<State, Happened>({
  cards: Object.fromEntries(Object.entries(OMENS).map(([id, row]) => [id, row.on])),
  queue: s => s.happened as unknown as Happened[],
  players: s => s.players,
  active: s => s.active,
  inPlay: (s, card) =>
    omens.at(s, omenOf(right(s, s.active))).includes(card) ? { seat: s.active, age: 0 } : undefined,
  meets: (s, card, happened) => {
    const { where } = OMENS[card]!
    return where === undefined || matches(s, where, happened)
  },
  fire: (s, card, happened) => call(omen, { seat: s.active, card, at: happened.at }),
})

/** Whether the omen answers or not, the player learns something: there is no taking back to try another way. */
export function happen(s: State, happened: Happened): void {
  if (omens.at(s, omenOf(right(s, s.active))).length > 0) reveal(s, [s.active])
  waiting.happen(s, happened)
}

// EMB-OMEN-02
export const settle = proc('settle', {}, { own: TRIGGER_LOCALS })
settle.steps(waiting.steps)
