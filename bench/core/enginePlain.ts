import { type CoreEngine, throws } from './engine.ts'
import * as plain from './plain.ts'
import type { CoreState, Place } from './state.ts'

export const engine: CoreEngine<CoreState, Place> = {
  setup: plain.setup,
  turn: s => (plain.over(s) ? -1 : s.turn),
  options: plain.options,
  play: (s, _seat, option) => {
    plain.play(s, option)
    return s
  },
  scores: plain.scores,
  copy: plain.copy,
  core: s => s,
  place: option => option,
  refuses: (s, _seat, place) => throws(() => plain.play(s, place)),
}
