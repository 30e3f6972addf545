// Tables for the objectives of seat 0.

import assert from 'node:assert/strict'
import type { Seat } from '@lastlight/kernel'
import type { ItemType } from '../src/content/itemTypes.ts'
import type { Place } from '../src/content/places.ts'
import { game } from '../src/index.ts'
import { goals, items, people } from '../src/language.ts'
import type { Ending, State, Survivor } from '../src/state.ts'
import { cardsOf, type LongNight, nightfall, setCrisis, setGear, setGoals, setHand, setPeople } from './longNight.ts'

export type Group = readonly (readonly [at: Place, more?: Partial<Survivor>])[]
export interface Scene {
  readonly hand?: readonly ItemType[]
  /** Own survivors; the others have two each. */
  readonly own?: Group
  /** Weapons that own survivors carry; that somebody else carries. */
  readonly gear?: number
  readonly theirGear?: number
  readonly theirCards?: number
  readonly barricades?: number
  readonly waste?: number
  readonly dead?: number
  readonly food?: number
  readonly starvation?: number
  readonly morale?: number
}

const OWN = ['gia', 'kevin', 'hedda'] as const
const GONE = ['ingrid', 'kumar', 'marek'] as const
export const TWO: Group = [['police'], ['grocery']]
export const ONE: Group = [['police']]
export const THREE: Group = [['police'], ['grocery'], ['hospital']]

export function lay(s: State, scene: Scene): void {
  setPeople(
    s,
    ...(scene.own ?? TWO).map(([at, more], i) => [OWN[i]!, 0, at, more ?? {}] as const),
    ['rocco', 1, 'school'],
    ['alfonso', 1, 'school'],
    ['emma', 2, 'library'],
    ['elijah', 2, 'library'],
  )
  const types = scene.hand ?? []
  const weapons = cardsOf(...Array.from({ length: 9 }, () => 'weapon' as const))
  setHand(s, 0, ...cardsOf(...types))
  setHand(
    s,
    1,
    ...cardsOf(...Array.from({ length: 10 }, () => 'education' as const)).slice(10 - (scene.theirCards ?? 0)),
  )
  setHand(s, 2)
  setGear(s, 'gia', ...weapons.slice(9 - (scene.gear ?? 0)))
  setGear(s, 'rocco', ...weapons.slice(4, 4 + (scene.theirGear ?? 0)))
  for (let i = 0; i < (scene.barricades ?? 0); i++) s.places[0]!.entrances[i]!.barricades = 1
  for (let i = 0; i < (scene.waste ?? 0); i++) items.draw(s, 'start', 'waste')
  for (const id of GONE.slice(0, scene.dead ?? 0)) people.move(s, id, people.zoneOf(s, id), 'graveyard')
  s.food = scene.food ?? 3
  s.starvation = scene.starvation ?? 0
  s.morale = scene.morale ?? 5
}

/** Objectives of modules are not in the box: they are laid there by hand. */
export function give(s: State, id: string): void {
  const others = ['pantry', 'firstAid', 'arms'].filter(each => each !== id)
  setGoals(s, 1, others[0]!)
  setGoals(s, 2, others[1]!)
  if (!goals.zones.some(zone => goals.at(s, zone).includes(id)))
    s.goals = goals.lay(s.players.length, { ...s.goals.at, box: [...s.goals.at.box, id] })
  setGoals(s, 0, id)
}

/** The colony phase ends the game like that. */
function end(t: LongNight, ending: Ending, set: (s: State) => void): readonly Seat[] {
  nightfall(t, s => {
    set(s)
    if (ending === 'morale') {
      setCrisis(s, 'fuelShortage')
      s.morale = 2
    } else {
      s.rounds = 1
      if (ending === 'rounds') s.objective = 'tribute'
    }
  })
  assert.equal(t.state.ending, ending)
  return game.outcome(t.state)!.winners
}

export const SIX: readonly ItemType[] = ['tool', 'tool', 'tool', 'food', 'food', 'food']

/** Tries several endings one after the other, each from the same start. */
export function tries(t: LongNight): (ending: Ending, set: (s: State) => void) => readonly Seat[] {
  return (ending, set) => end(t.restart(), ending, set)
}
