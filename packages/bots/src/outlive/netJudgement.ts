// Outlive's judgement by the net: how likely each seat is to win, in all 1, by one output of the net or by the other.

import { game, type State } from '@lastlight/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import { Inputs } from '../net/features.ts'
import type { Net, Results } from '../net/net.ts'
import { netOf } from '../net/netFile.ts'
import { type Judge, judge, judgementBy, winShares } from './judgement.ts'
import type { TurnValue } from './moves.ts'
import file from './net.json' with { type: 'json' }
import { InputParts, netFeatures, netViewIn } from './netFeatures.ts'

const { names } = netFeatures

let read: Net | undefined
/** Read when a bot first needs it: a net that does not belong to these rules is refused then. */
const theNet = (): Net => (read ??= netOf(file, { game: game.id, names }))

const inputs = new Inputs(names.length)
const MOST_SEATS = 4
/**
 * Values of the net's first layer: `beside` from the table and one rival's shelter, `whole` with the seat's own shelter as
 * well. The arrays are used again: making new ones takes longer than the sums.
 */
let kept: { readonly beside: readonly Float64Array[]; readonly whole: Float64Array } | undefined
const sumsOf = ({ noInputs }: Net): NonNullable<typeof kept> =>
  (kept ??= { beside: Array.from({ length: MOST_SEATS }, () => noInputs.slice()), whole: noInputs.slice() })

/** One output of the net for each seat. What seats have in common is added up once. */
function outputs(world: State, output: keyof Results): readonly number[] {
  const net = theNet()
  const parts = new InputParts(netViewIn(world))
  const sums = sumsOf(net)
  const done: boolean[] = []
  return world.players.map((_, seat) => {
    const rival = parts.rivalOf(seat)
    const beside = sums.beside[rival]!
    if (!done[rival]) {
      done[rival] = true
      parts.addTable(inputs.clear())
      parts.addRival(rival, inputs)
      beside.set(net.noInputs)
      net.add(inputs, beside)
    }
    parts.addOwn(seat, inputs.clear())
    sums.whole.set(beside)
    net.add(inputs, sums.whole)
    return net.resultsOf(sums.whole)[output]
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

/** A turn is as good as the chance of winning afterwards. */
export const turnChance: TurnValue = ({ seat }, _, after) => chancesIn(after)[seat]!

export const judgementByChance = judgementBy(unlessKnown(chancesIn))
export const judgementByPoints = judgementBy(unlessKnown(s => winShares(outputs(s, 'points'), s.round)))
