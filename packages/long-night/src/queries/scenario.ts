// LN-SCEN: what the objectives of a scenario ask for, and the people of its passages.

import type { Seat } from '@lastlight/kernel'
import { typeOf } from '../content/items.ts'
import { survivorRow } from '../content/survivors.ts'
import type { Survivor } from '../state.ts'
import { goalOf } from './objectives.ts'
import { editionOf, groupOf, membersOf, type Position, playerOf, playing } from './position.ts'

/** Something that an objective of a scenario counts. */
interface ChapterWant {
  readonly what: 'cards' | 'dice' | 'contained' | 'food' | 'hideout'
  readonly have: number
  readonly need: number
}

/** U-12: the things that the objective of a scenario asks for, with these cards under it. */
export function chapterWants(p: Position, under: readonly string[]): readonly ChapterWant[] {
  const { anyOf, dicePerMember, contained, foodPerMember, atHideout } = goalOf(p)
  const members = membersOf(p)
  // Without a member left nothing is complete by itself.
  const count = Math.max(1, members.length)
  const wants: ChapterWant[] = []
  if (anyOf)
    wants.push({
      what: 'cards',
      have: under.filter(card => anyOf.types.includes(typeOf(card))).length,
      need: anyOf.perPlayer * p.players.length,
    })
  if (dicePerMember !== undefined)
    wants.push({ what: 'dice', have: (p.code ?? p.raxxon?.dice ?? []).length, need: dicePerMember * count })
  if (contained !== undefined)
    wants.push({ what: 'contained', have: p.matched && (p.mutants ?? []).length <= contained ? 1 : 0, need: 1 })
  if (foodPerMember !== undefined) wants.push({ what: 'food', have: p.food, need: foodPerMember * count })
  if (atHideout)
    wants.push({
      what: 'hideout',
      have: members.filter(seat => isAtHideout(p, seat)).length,
      need: count,
    })
  return wants
}

const isAtHideout = (p: Position, seat: Seat): boolean => groupOf(p, seat).some(({ at }) => at === 'hideout')

const influenceOf = ({ id }: Survivor): number => survivorRow(id).influence
const highestOf = (p: Position, seat: Seat): number => Math.max(0, ...groupOf(p, seat).map(influenceOf))

/** LN-SCEN-R1-01: the fewest survivors; of several players the one with the highest influence. */
export const executorOf = (p: Position): Seat =>
  playing(p).reduce((best, seat) => {
    const fewer = groupOf(p, best).length - groupOf(p, seat).length
    return fewer > 0 || (fewer === 0 && highestOf(p, seat) > highestOf(p, best)) ? seat : best
  })

const MANY = 4

/** LN-SCEN-R2-03, ED-43: how many experiments get out after the second objective. */
export const experimentsFor = (p: Position): number =>
  (editionOf(p).experimentsBy === 'members' ? membersOf(p) : playing(p)).length < MANY ? 2 : 3

/** LN-SCEN-B1-09: those of the players who are not exiled. */
export const ofMembers = (p: Position): readonly Survivor[] =>
  p.survivors.filter(({ seat }) => !playerOf(p, seat).exiled && !playerOf(p, seat).out)
