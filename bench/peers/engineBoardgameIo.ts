import { type CoreEngine, throws } from '../core/engine.ts'
import type { Move } from './boardgameIo.ts'
import * as embers from './coreBoardgameIo.ts'

/** boardgame.io reports a refused move on the console; an expected refusal is not reported. */
const quietly = <T>(act: () => T): T => {
  const { error } = console
  console.error = () => {}
  try {
    return act()
  } finally {
    console.error = error
  }
}

export const engine: CoreEngine<embers.BoardgameState, Move> = {
  setup: embers.setup,
  turn: embers.turn,
  options: embers.options,
  play: (state, _seat, move) => embers.play(state, move),
  scores: embers.scores,
  copy: state => state,
  core: state => state.G,
  place: embers.placeOf,
  refuses: (state, _seat, place) => quietly(() => throws(() => void embers.play(state, embers.moveTo(place)))),
}
