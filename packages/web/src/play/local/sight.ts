// The sight of a viewer: nothing else of a state ever leaves the worker.

import type { AnyGame, Viewer } from '@lastlight/kernel'
import { optionFrom, viewFrom } from '../game.ts'
import type { Sight } from '../table.ts'

export function sightOf(game: AnyGame, state: unknown, viewer: Viewer): Omit<Sight, 'version' | 'undo' | 'redo'> {
  const isSeat = viewer !== 'public'
  return {
    viewer,
    view: viewFrom(game.view(state, viewer)),
    options: isSeat ? game.options(state, viewer).map(optionFrom) : [],
    asked: isSeat && game.pending(state).includes(viewer),
    outcome: game.outcome(state) ?? null,
    deadline: null,
  }
}
