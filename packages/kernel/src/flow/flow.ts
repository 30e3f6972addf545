// The position in the rules as data: frames of suspended procedures, lanes of seats asked at once, barriers.

import type { Json } from '../contract.ts'
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
  readonly labels: readonly string[]
  readonly begin: (params: Locals) => Locals
  readonly copy: (l: Locals) => Locals
}

export type LocalsCopies = ReadonlyMap<string, (l: Locals) => Locals>

/** Copies of locals by the label of the frame that holds them. */
export const localsCopies = (code: { readonly [procedure: string]: LocalsCode }): LocalsCopies =>
  new Map(Object.values(code).flatMap(({ labels, copy }) => labels.map(label => [label, copy] as const)))

export function copyFrames(frames: Frame[], copies: LocalsCopies): Frame[] {
  const out = frames.slice()
  for (let i = 0; i < out.length; i++) {
    const f = out[i]!
    out[i] = { at: f.at, l: copies.get(f.at)!(f.l), into: f.into }
  }
  return out
}
