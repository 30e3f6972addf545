import { hash } from '../../../hash.ts'
import { type Check, type CheckedState, found } from '../checkedState.ts'

const READS: readonly (readonly [string, (m: CheckedState) => unknown])[] = [
  ['pending', ({ game, state }) => game.pending(state)],
  ['outcome', ({ game, state }) => game.outcome(state)],
  ['options', ({ game, state, seats }) => seats.map(seat => game.options(state, seat))],
  ['refusal', ({ game, state, seats }) => seats.map(seat => game.refusal(state, seat, { do: 'x' }))],
  ['view', ({ game, state, viewers }) => viewers.map(viewer => game.view(state, viewer))],
  ['barrier', ({ game, state, seats }) => seats.map(seat => game.barrier(state, seat))],
  ['copy', ({ game, state }) => game.copy(state)],
  ['resample', ({ game, state, viewers }) => viewers.map(viewer => game.resample(state, viewer, 'look'))],
]

/** Asking, viewing, copying and resampling must not change the state. */
export const looking: Check = {
  name: 'looking',
  at(m) {
    const before = hash(m.state)
    for (const [name, read] of READS) {
      read(m)
      if (hash(m.state) !== before) found('looking', `${name} changes the state`)
    }
  },
}
