// A net as a data file: weights as 16-bit numbers, and where they come from.

import { nameOfList } from './features.ts'
import { type Layer, Net, type NetParts, OUTPUTS } from './net.ts'

export interface NetFile {
  readonly game: string
  /** The version of the rules whose games it was fitted to. A later version may use it as long as its inputs are the same. */
  readonly rules: string
  /** The short name of its list of inputs. */
  readonly features: string
  /** How the file was made, and how good the net is on games that it has not seen. */
  readonly from: Origin
  readonly points: NetParts['points']
  /** How many inputs, the units of each layer, and the outputs. */
  readonly sizes: readonly number[]
  /** The largest weight of each layer; the numbers are 32767ths of it. */
  readonly largest: readonly number[]
  /** For each input; base64 of 32-bit floats. */
  readonly scales: string
  /** Layer by layer: the weights, input by input, then the bases; base64 of 16-bit whole numbers, low byte first. */
  readonly weights: string
  /** Some positions with the numbers that the net gave when it was fitted: every machine must get the same ones. */
  readonly samples: readonly Sample[]
}

export interface Sample {
  readonly at: readonly number[]
  readonly value: readonly number[]
  readonly points: number
  readonly chance: number
}

export interface Origin {
  readonly command: string
  readonly games: number
  readonly positions: number
  readonly seed: string
  readonly bots: readonly string[]
  readonly heldOut: HeldOutFigures
}

export interface HeldOutFigures {
  readonly games: number
  readonly positions: number
  /** By round, from the first: the share of the variance of the final points that the net explains. */
  readonly r2: readonly number[]
  /** Of winning, by round; and without any knowledge of the position. */
  readonly logLoss: readonly number[]
  readonly blindLogLoss: number
}

/** What a net must have been fitted to. */
export interface Belongs {
  readonly game: string
  readonly names: readonly string[]
}

const MOST = 32767

/** The net of a file. A file of another game or of another list of inputs is refused. */
export function netOf(file: NetFile, { game, names }: Belongs): Net {
  const refuse = (what: string, its: string, wanted: string): never => {
    throw new Error(
      `the net of ${file.game} belongs to ${what} ${its}, not to ${wanted}: fit another one with npm run fit -- ${game}`,
    )
  }
  if (file.game !== game) refuse('the game', file.game, game)
  const list = nameOfList(names)
  if (file.features !== list || file.sizes[0] !== names.length) refuse('the list of inputs', file.features, list)
  return readNet(file)
}

/** The numbers of a net in a file. */
export type Written = Pick<NetFile, 'points' | 'sizes' | 'largest' | 'scales' | 'weights'>

export function readNet({ points, sizes, largest, scales, weights }: Written): Net {
  const numbers = new DataView(bytesOf(weights).buffer)
  const expected = sizes.slice(1).reduce((sum, outputs, i) => sum + (sizes[i]! + 1) * outputs, 0)
  if (numbers.byteLength !== 2 * expected || sizes.at(-1) !== OUTPUTS.length)
    throw new Error(`a net of ${sizes.join('-')} does not have ${numbers.byteLength / 2} numbers`)
  let at = 0
  const read = (count: number, scale: number): Float32Array => {
    const some = new Float32Array(count)
    for (let i = 0; i < count; i++, at += 2) some[i] = numbers.getInt16(at, true) * scale
    return some
  }
  const layers = sizes.slice(1).map((outputs, i): Layer => {
    const inputs = sizes[i]!
    const scale = largest[i]! / MOST
    return { inputs, outputs, weights: read(inputs * outputs, scale), bases: read(outputs, scale) }
  })
  const floats = new DataView(bytesOf(scales).buffer)
  return new Net({
    points,
    layers,
    scales: Float32Array.from({ length: sizes[0]! }, (_, i) => floats.getFloat32(4 * i, true)),
  })
}

export function writtenNet({ points, layers, scales }: NetParts): Written {
  const largest = layers.map(({ weights, bases }) => Math.max(largestIn(weights), largestIn(bases)))
  const numbers = new DataView(
    new ArrayBuffer(2 * layers.reduce((sum, { inputs, outputs }) => sum + (inputs + 1) * outputs, 0)),
  )
  let at = 0
  for (const [i, { weights, bases }] of layers.entries())
    for (const some of [weights, bases])
      for (const number of some) {
        numbers.setInt16(at, Math.round((number / largest[i]!) * MOST), true)
        at += 2
      }
  const floats = new DataView(new ArrayBuffer(4 * scales.length))
  for (const [i, scale] of scales.entries()) floats.setFloat32(4 * i, scale, true)
  return {
    points,
    sizes: [layers[0]!.inputs, ...layers.map(({ outputs }) => outputs)],
    largest,
    scales: textOf(floats),
    weights: textOf(numbers),
  }
}

const largestIn = (numbers: Float32Array): number => numbers.reduce((most, n) => Math.max(most, Math.abs(n)), 1e-9)

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
const textOf = ({ buffer }: DataView): string =>
  btoa(Array.from(new Uint8Array(buffer), byte => String.fromCharCode(byte)).join(''))
