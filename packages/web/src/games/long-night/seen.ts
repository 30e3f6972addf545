// Questions about what is on the screen. Questions about the rules are the game's own queries.

import type { Seat, Viewer } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'

export type SurvivorSeen = View['survivors'][number]

/** The others in the order of play after oneself; for a spectator, all. */
export function othersOf(view: View, viewer: Viewer): readonly Seat[] {
  const seats = view.players.map((_, seat) => seat)
  return viewer === 'public' ? seats : [...seats.slice(viewer + 1), ...seats.slice(0, viewer)]
}
