// The two tables of the hideout: what each roll brings, and to whom it is deadly.

import type { View } from '@lastlight/long-night'
import { HIDEOUT, type RaidKind, type RaidRow } from '@lastlight/long-night/content/hideout'
import { DEADLY, damageOf } from '@lastlight/long-night/queries/people'
import type { SurvivorSeen } from '../../seen.ts'

export interface RaidLine extends RaidRow {
  /** The faces of the die with this result, the lowest first. */
  readonly faces: readonly number[]
  /** Whether its wounds kill the survivor; LN-SKILL-01. */
  readonly kills: boolean
}

/** Faces next to each other with the same result are one line. */
export function raidLines(how: RaidKind, survivor: SurvivorSeen | undefined): readonly RaidLine[] {
  const left = survivor ? DEADLY - damageOf(survivor) : Number.POSITIVE_INFINITY
  const lines: RaidLine[] = []
  for (const [i, { wounds, cards }] of HIDEOUT[how].entries()) {
    const last = lines.at(-1)
    if (last?.wounds === wounds && last.cards === cards)
      lines[lines.length - 1] = { ...last, faces: [...last.faces, i + 1] }
    else lines.push({ faces: [i + 1], wounds, cards, kills: wounds >= left })
  }
  return lines
}

export interface Odds {
  /** Of six rolls, so many bring a card, wound the survivor, and kill. */
  readonly cards: number
  readonly wounds: number
  readonly kills: number
}

export function oddsOf(how: RaidKind, survivor: SurvivorSeen | undefined): Odds {
  const faces = (isMeant: (line: RaidLine) => boolean): number =>
    raidLines(how, survivor).reduce((sum, line) => sum + (isMeant(line) ? line.faces.length : 0), 0)
  return {
    cards: faces(({ cards }) => cards > 0),
    wounds: faces(({ wounds }) => wounds > 0),
    kills: faces(({ kills }) => kills),
  }
}

/** The own survivor the tables are read for: one who is pointed at, else one at the hideout. */
export function raiderOf(
  { survivors }: View,
  viewer: number | 'public',
  pointed: readonly string[],
): SurvivorSeen | undefined {
  const own = survivors.filter(({ seat }) => seat === viewer)
  const meant = own.find(({ id }) => pointed.includes(`person:${id}`))
  return meant?.at === 'hideout' ? meant : (own.find(({ at }) => at === 'hideout') ?? meant)
}
