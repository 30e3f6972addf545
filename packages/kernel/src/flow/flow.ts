// The position in the rules as data: frames of suspended procedures, lanes of seats asked at once, barriers.

import type { Json } from '../contract.ts'
import { copyJson } from '../shape/copy.ts'
import { flag, int, json, list, type Of, record, type Shape } from '../shape/shape.ts'

export type Locals = { [name: string]: Json }

export interface Frame {
  /** Procedure and step: 'search.look'. */
  at: string
  l: Locals
  /** The caller's local that takes the value which this procedure gives; '' for none. */
  into: string
}

const FRAMES: Shape<Frame[]> = { kind: 'frames' }

export const LANE = record({
  seat: int,
  stack: FRAMES,
  done: flag,
  /** The value that a secret lane has given. It stays unopened until all have answered. */
  gave: json,
})
export type Lane = Of<typeof LANE>

export const FLOW = record({
  stack: FRAMES,
  /** Seats asked at once, and seats that are busy with a free act. */
  lanes: list(LANE),
  /** Whether the top frame has opened its lanes. */
  open: flag,
  /** Nothing outside the lanes may change before all have answered. */
  secret: flag,
  /** The seat that the main stack asked last: a change is a hand-over. */
  asked: int,
  barriers: list(int),
  over: flag,
})
export type Flow = Of<typeof FLOW>

export const newFlow = (players: number): Flow => ({
  stack: [],
  lanes: [],
  open: false,
  secret: false,
  asked: -1,
  barriers: new Array<number>(players).fill(0),
  over: false,
})

export interface LocalsCode {
  /** Left out where it is the same as `copy`. */
  readonly begin?: (params: Locals) => Locals
  readonly copy: (l: Locals) => Locals
}

/** The copies of locals by the label of the frame that holds them; a label is added when it is met first. */
export interface LocalsCopies {
  readonly code: { readonly [procedure: string]: LocalsCode }
  readonly byLabel: Map<string, LocalsCode['copy']>
}

export const localsCopies = (code: LocalsCopies['code']): LocalsCopies => ({ code, byLabel: new Map() })

function addLabel({ code, byLabel }: LocalsCopies, label: string): LocalsCode['copy'] {
  const { copy } = code[label.slice(0, label.lastIndexOf('.'))]!
  byLabel.set(label, copy)
  return copy
}

function copyFrames(frames: Frame[], copies: LocalsCopies): Frame[] {
  const out = frames.slice()
  for (let i = 0; i < out.length; i++) {
    const f = out[i]!
    out[i] = { at: f.at, l: (copies.byLabel.get(f.at) ?? addLabel(copies, f.at))(f.l), into: f.into }
  }
  return out
}

/** Emitted copies call this; it names every field, as they do. */
export const copyFlow = (flow: Flow, copies: LocalsCopies): Flow => ({
  stack: copyFrames(flow.stack, copies),
  lanes: copyLanes(flow.lanes, copies),
  open: flow.open,
  secret: flow.secret,
  asked: flow.asked,
  barriers: flow.barriers.slice(),
  over: flow.over,
})

function copyLanes(lanes: Lane[], copies: LocalsCopies): Lane[] {
  const out = lanes.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = { seat: x.seat, stack: copyFrames(x.stack, copies), done: x.done, gave: copyJson(x.gave) }
  }
  return out
}
