// Counts the events of one game of The Long Night.

import type { Event, View } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import type { MainObjectiveId } from '@lastlight/long-night/content/mainObjectiveIds'
import { objectiveSide } from '@lastlight/long-night/content/mainObjectives'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { type Add, addingTo } from '../../../sim/countsById.ts'
import type { Ending, GameCount } from '../../../sim/statistics.ts'
import type { Counts } from '../../../sim/sums.ts'
import { countBeliefs } from './beliefCount.ts'
import { isFate } from './names.ts'
import { USES, type UseKind } from './uses.ts'

export function beginCount(): GameCount<View, Event> {
  const counts: Counts = new Map()
  const add = addingTo(counts)
  let morale = 0
  let round = 1
  const told: Event[] = []
  /** The cards and options that came into play. */
  const used = new Map<string, readonly [kind: UseKind, id: string]>()
  const use = (kind: UseKind, id: string): void => {
    add(kind, id, USES[kind])
    used.set(`${kind}/${id}`, [kind, id])
  }

  return {
    count(event) {
      told.push(event)
      switch (event.e) {
        case 'objective':
          add('mainObjective', event.objective, 'came')
          ;({ morale } = objectiveSide(event.objective as MainObjectiveId, event.side))
          break
        case 'morale':
          morale = event.left
          break
        case 'round':
          add('round', round, 'games')
          add('round', round, 'morale', morale)
          add('round', round, 'squares', morale * morale)
          round++
          break
        case 'crisis':
          add('crisis', event.crisis, 'dealt')
          break
        case 'chose':
          add('crossroads', event.card, event.option)
          use('option', `${event.card} ${event.option}`)
          break
        case 'played':
          use('item', kindOf(event.card))
          break
        case 'used':
          add('survivor', event.by, 'used')
          break
        case 'leads':
        case 'joins':
          use('survivor', event.survivor)
          break
        case 'improved':
          use('improvement', event.improvement)
          break
        case 'experiment':
          use('experiment', event.experiment)
          break
        case 'sideEffect':
          use('sideEffect', event.sideEffect)
          break
        case 'newObjective':
          add('mainObjective', event.objective, 'came')
          break
        case 'crisisFailed':
        case 'crisisPrevented':
          add('crisis', event.crisis, event.e === 'crisisFailed' ? 'failed' : 'prevented')
          break
        case 'exiled':
          add('exile', event.role, 'exiled')
          break
        case 'died':
          add('people', 'all', 'died')
          break
        default:
      }
    },
    finish(ending) {
      const { view } = ending
      const done = view.ending === 'objective'
      add('ending', view.ending, 'games')
      // The round in which the game ends is not always finished.
      add('length', view.ending === 'rounds' ? round - 1 : round, 'games')
      add('objective', `${view.objective} ${view.side}`, 'played')
      add('objective', `${view.objective} ${view.side}`, 'completed', done ? 1 : 0)
      for (const [kind, id] of used.values()) {
        add(kind, id, 'games')
        add(kind, id, 'completed', done ? 1 : 0)
      }
      for (const seat of ending.names.keys()) countSeat(add, ending, seat)
      countSettings(add, ending)
      countBeliefs(add, view, told)
      return counts
    },
  }
}

/** The number of players, and the settings that differ between the tables of a run. */
function countSettings(add: Add, { view, winners, table }: Ending<View>): void {
  for (const [name, value] of Object.entries({ players: view.players.length, ...table.varied })) {
    const count = (of: string, n = 1): void => add('setting', `${name} ${value}`, of, n)
    count('games')
    count('completed', view.ending === 'objective' ? 1 : 0)
    for (const [seat, { known }] of view.players.entries()) {
      const side = view.mode === 'hidden' && known.some(isBetrayal) ? 'traitors' : 'others'
      count(side)
      count(`${side}Won`, winners.includes(seat) ? 1 : 0)
    }
  }
}

function countSeat(add: Add, { view, winners }: Ending<View>, seat: number): void {
  const { known } = view.players[seat]!
  const won = winners.includes(seat)
  const fate = known.find(isFate)
  const had = (what: string, id: string, wins: boolean): void => {
    add(what, id, 'dealt')
    add(what, id, 'completed', view.ending === 'objective' ? 1 : 0)
    add(what, id, 'won', wins ? 1 : 0)
  }
  if (known.length === 0) had('kind', 'cooperative', won)
  if (known.some(isBetrayal) && view.mode === 'hidden') had('kind', 'traitor', won)
  if (fate !== undefined) {
    had('kind', 'exiled', won)
    had('goal', fate, won)
  }
  for (const id of known.filter(each => !isFate(each))) {
    const fits = fate === undefined && view.ending === (isBetrayal(id) ? 'morale' : 'objective')
    had('kind', isBetrayal(id) ? 'betrayal' : 'secret', won && fits)
    had('goal', id, won && fits)
  }
}
