// Games from random set-ups: the leader and rooms of a shelter, and its final points.

import { Draws } from '@lastlight/bots'
import type { Option } from '@lastlight/outlive'
import type { LeaderId } from '@lastlight/outlive/content/leaders'
import { type RoomKind, roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { GreedyMatch } from './greedyMatch.ts'

export interface SetUp {
  readonly players: number
  readonly leader: LeaderId
  /** The advanced rooms that were not dropped. */
  readonly kept: readonly RoomKind[]
  /** The room that stands from the beginning. */
  readonly free: RoomKind
  /** People who begin in it. */
  readonly inside: number
  /** At the end of the game. */
  readonly score: number
}

/** Game by game, over and over. */
const PLAYERS = [2, 2, 2, 4]

export function playSetUps(seed: string, number: number): SetUp[] {
  const name = `${seed} set-ups ${number}`
  const draws = new Draws(name)
  const players = PLAYERS[number % PLAYERS.length]!
  const match = GreedyMatch.begin(players, name)
  const { state } = match
  const begun = state.players.map(() => ({ free: '', inside: 0 }))
  for (let [seat] = match.pending; seat !== undefined && state.phase === 'setup'; [seat] = match.pending) {
    const options = match.options(seat)
    // Search tokens are not part of the set-up's choice.
    if (options[0]!.do === 'discard') {
      match.play(seat)
      continue
    }
    const option = anyOf(options, draws)
    if (option.do === 'build') begun[seat]!.free = option.room
    if (option.do === 'inside') begun[seat]!.inside = option.count
    match.play(seat, option)
  }
  const scores = match.finish()
  return state.players.map(({ leader, rooms }, seat) => ({
    players,
    leader: leader as LeaderId,
    kept: rooms.map(room => roomKind(room.id)).filter(kind => !roomRow(kind).basic),
    free: roomKind(begun[seat]!.free),
    inside: begun[seat]!.inside,
    score: scores[seat]!,
  }))
}

/** Half of the time as many people as possible, as sensible players do. */
const anyOf = (options: readonly Option[], draws: Draws): Option =>
  options[0]!.do === 'inside' && draws.below(2) === 1 ? options.at(-1)! : draws.oneOf(options)
