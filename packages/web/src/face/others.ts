import type { Seat, Viewer } from '@lastlight/kernel'

/** The other seats in the order of play after this one; all of them for the public. */
export function othersOf({ players }: { readonly players: readonly unknown[] }, viewer: Viewer): readonly Seat[] {
  const seats = players.map((_, seat) => seat)
  return viewer === 'public' ? seats : [...seats.slice(viewer + 1), ...seats.slice(0, viewer)]
}
