import type { Seat } from '@lastlight/kernel'
import { KEEPERS } from '../content/keepers.ts'
import { PLACE_IDS, type PlaceId, SPACES } from '../content/places.ts'
import type { Piece, State } from '../state.ts'

export const pieceOf = (s: State, keeper: string): Piece => s.pieces.find(piece => piece.keeper === keeper)!

export const piecesOf = (s: State, seat: Seat): readonly Piece[] => s.pieces.filter(piece => piece.seat === seat)

/** The one the wolves get first. */
export function weakestAt(s: State, at: PlaceId): Piece | undefined {
  let weakest: Piece | undefined
  for (const piece of s.pieces)
    if (piece.at === at && (!weakest || KEEPERS[piece.keeper]! < KEEPERS[weakest.keeper]!)) weakest = piece
  return weakest
}

export const isFree = (s: State, at: PlaceId): boolean => s.places[at].wolves + s.places[at].fences < SPACES[at]

export const anyFree = (s: State): boolean => PLACE_IDS.some(at => isFree(s, at))
export const anyWolf = (s: State): boolean => PLACE_IDS.some(at => s.places[at].wolves > 0)
