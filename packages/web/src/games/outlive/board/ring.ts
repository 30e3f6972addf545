// The ring on the screen: a frame of three by three, and the road between its areas.

import { AREAS, type Area, placeOf } from '@lastlight/outlive/content/areas'

export const PLACES: { readonly [area in Area]: readonly [row: number, column: number] } = {
  forest: [1, 1],
  dam: [1, 2],
  militaryBase: [1, 3],
  blackwood: [2, 1],
  silentPeak: [2, 3],
  amusementPark: [3, 1],
  cargoShip: [3, 2],
  mine: [3, 3],
}

export interface RoadPiece {
  readonly from: Area
  readonly to: Area
  /** Whether it leads from side to side or up and down. */
  readonly across: boolean
  /** The upper or left one of the two: the piece hangs on its edge. */
  readonly hangsOn: Area
}

export const ROAD: readonly RoadPiece[] = AREAS.map((from, i) => {
  const to = AREAS[(i + 1) % AREAS.length]!
  const [row, column] = PLACES[from]
  const [otherRow, otherColumn] = PLACES[to]
  return { from, to, across: row === otherRow, hangsOn: row < otherRow || column < otherColumn ? from : to }
})

/** Whether a walk uses this piece of the road. */
export const isOnRoute = ({ from, to }: RoadPiece, route: readonly Area[]): boolean =>
  route.some((area, i) => {
    const next = route[i + 1]
    return next !== undefined && ((area === from && next === to) || (area === to && next === from))
  })

const ARROWS: { readonly [key: string]: readonly [down: number, right: number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The neighbour on the road in the direction of an arrow key; undefined where the road does not lead there. */
export function neighbour(area: Area, key: string): Area | undefined {
  const arrow = ARROWS[key]
  if (!arrow) return undefined
  const [row, column] = PLACES[area]
  const at = placeOf(area)
  return [at + 1, at + AREAS.length - 1]
    .map(place => AREAS[place % AREAS.length]!)
    .find(other => {
      const [otherRow, otherColumn] = PLACES[other]
      return Math.sign(otherRow - row) === arrow[0] && Math.sign(otherColumn - column) === arrow[1]
    })
}
