// What the tests of an exile share.

import { czech, type LongNight, noRoads, setGoals, setPeople, three, voteYes } from './longNight.ts'

export const EDITIONS = [three, czech]

/** Gia, Rocco and Emma at home, Anita at the school; everybody loyal. */
export function atHome(s: LongNight['state']): void {
  noRoads(s)
  setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['anita', 1, 'school'], ['emma', 2, 'colony'])
  for (const [seat, id] of ['pantry', 'firstAid', 'tank'].entries()) setGoals(s, seat, id)
}

/** Seat 0 calls, everybody agrees. */
export function sendAway(t: LongNight, player: number): void {
  t.choose(0, { do: 'exile', player })
  voteYes(t, ...t.pending)
}
