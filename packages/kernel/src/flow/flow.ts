// Where a game stands, as data: frames of suspended procedures, lanes of seats asked at once, barriers.

import type { Json } from '../contract.ts'
import { copyJson } from '../shape/copy.ts'
import { flag, int, json, list, type Of, record, type Shape } from '../shape/shape.ts'

export type Locals = { [name: string]: Json }

export interface Frame {
  /** Procedure and step: 'search.look'. */
  at: string
  l: Locals
  /** The caller's local that takes what this procedure gives; '' for none. */
  into: string
}

const FRAMES: Shape<Frame[]> = { kind: 'frames' }

export const LANE = record({
  seat: int,
  stack: FRAMES,
  done: flag,
  /** What a secret lane has given. Unopened until all are in. */
  gave: json,
})
export type Lane = Of<typeof LANE>

export const FLOW = record({
  stack: FRAMES,
  /** Seats asked at once, and seats that are busy with a free act. */
  lanes: list(LANE),
  /** The top of the stack has opened its lanes. */
  open: flag,
  /** Nothing outside the lanes may change before all have answered. */
  secret: flag,
  /** Whom the main stack asked last: a change is a hand-over. */
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

/** Labels of procedures whose locals hold lists. */
const deep = new Set<string>()
export const hasDeepLocals = (label: string): unknown => deep.add(label)

export function copyFrames(frames: Frame[]): Frame[] {
  const out = frames.slice()
  for (let i = 0; i < out.length; i++) {
    const f = out[i]!
    out[i] = { at: f.at, l: deep.has(f.at) ? (copyJson(f.l) as Locals) : { ...f.l }, into: f.into }
  }
  return out
}
