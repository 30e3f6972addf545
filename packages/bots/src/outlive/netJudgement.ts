// Outlive's judgement by the net: how likely each seat is to win, in all 1, by one output of the net or by the other.

import { game, type State } from '@lastlight/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import { Inputs } from '../net/features.ts'
import type { Net } from '../net/net.ts'
import { netOf } from '../net/netFile.ts'
import { type Judge, judge, judgementBy, winShares } from './judgement.ts'
import file from './net.json' with { type: 'json' }
import { netFeatures, netViewIn } from './netFeatures.ts'

const { names } = netFeatures

let read: Net | undefined
/** Read when a bot first needs it: a net that does not belong to these rules is refused then. */
const theNet = (): Net => (read ??= netOf(file, { game: game.id, rules: game.version, names }))

const inputs = new Inputs(names.length)

/** One output of the net for each seat. */
function outputs(world: State, output: 'chance' | 'points'): readonly number[] {
  const net = theNet()
  const readSeat = netFeatures.readerOf(netViewIn(world))
  return world.players.map((_, seat) => {
    readSeat(seat, inputs.clear())
    return net[output](inputs)
  })
}

function chancesIn(world: State): readonly number[] {
  const chances = outputs(world, 'chance')
  const sum = chances.reduce((all, each) => all + each, 0)
  return chances.map(each => each / sum)
}

/**
 * The set-up is not in the games that the net was fitted to. In the last night the line knows the points exactly, and a
 * game that is over needs no net.
 */
const isKnown = (s: State): boolean =>
  s.round === 0 || (s.round === ROUNDS && s.phase === 'night') || game.outcome(s) !== undefined

const unlessKnown =
  (byNet: Judge): Judge =>
  s =>
    isKnown(s) ? judge(s) : byNet(s)

export const judgementByChance = judgementBy(unlessKnown(chancesIn))
export const judgementByPoints = judgementBy(unlessKnown(s => winShares(outputs(s, 'points'), s.round)))
