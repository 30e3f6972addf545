// The present question of a seat, the step of each shelter's night, and the number of pieces still to choose.

import type { Seat } from '@lastlight/kernel'
import type { NightStep } from '../content/tables.ts'
import { playerOf, rules } from '../language.ts'
import type { Question } from '../options.ts'
import { survivors } from '../queries/shelter.ts'
import type { State } from '../state.ts'

/** The steps that ask each question. `underway.test.ts` holds that no step is missing. */
export const ASKED_AT: { readonly [question in Question]: readonly string[] } = {
  drop: ['settle.drop'],
  freeRoom: ['settle.build'],
  inside: ['settle.people'],
  lead: ['settle.lead'],
  stand: ['settle.stand', 'setOut.stand'],
  discard: ['maryDraws.discard'],
  // The kernel asks it while others have not answered yet.
  reconsider: [],
  giveUp: ['giveUp.choose'],
  move: ['turn.move'],
  bat: ['pressure.bat'],
  shield: ['pressure.shield'],
  ammo: ['pressure.ammo'],
  handOver: ['handOver.choose'],
  act: ['turn.act'],
  locker: ['drawToken.locker'],
  more: ['moreMeat.choose'],
  house: ['houseSurvivor.choose'],
  lose: ['loseSurvivors.choose'],
  endEvent: ['endOne.choose'],
  pay: ['pay.choose'],
  recruit: ['recruit.choose'],
  build: ['build.choose'],
  repair: ['repair.choose'],
}
const QUESTION_AT = new Map(
  Object.entries(ASKED_AT).flatMap(([question, labels]) => labels.map(label => [label, question as Question] as const)),
)

type Frame = State['flow']['stack'][number]

/** The frames that a seat's question stands on, the question's own last. */
const framesFor = (s: State, seat: Seat): readonly Frame[] =>
  s.flow.lanes.find(lane => lane.seat === seat && !lane.done)?.stack ?? s.flow.stack

/** The question of a seat; undefined where nobody waits for it. */
export function askingIn(s: State, seat: Seat): Question | undefined {
  if (s.flow.secret && s.flow.lanes.some(lane => lane.seat === seat && lane.done)) return 'reconsider'
  return rules.machine.pending(s).includes(seat) ? QUESTION_AT.get(framesFor(s, seat).at(-1)!.at) : undefined
}

/** The step of the night that a shelter is at: it is a procedure of the same name. 'done' where its night is over; undefined by day. */
export function nightStep(s: State, seat: Seat): NightStep | 'done' | undefined {
  if (s.phase === 'events') return 'events'
  if (s.phase !== 'night') return undefined
  const step = s.flow.lanes.find(lane => lane.seat === seat && !lane.done)?.stack[1]
  return step === undefined ? 'done' : (procedureIn(step.at) as NightStep)
}

/** By seat; empty by day. */
export const nightSteps = (s: State): readonly (NightStep | 'done')[] =>
  s.players.flatMap((_, seat) => nightStep(s, seat) ?? [])

/** Tokens or survivors that are asked for one by one. */
export interface Due {
  /** The procedure that asks for them. */
  readonly for: 'feed' | 'build' | 'strike' | 'radiation' | 'pressure'
  /** The seat that has them. */
  readonly from: Seat
  readonly left: number
  /** Of feeding: how much could not be paid so far, at a survivor each. */
  readonly short: number
}

const PIECE_BY_PIECE: readonly (Question | undefined)[] = ['pay', 'giveUp', 'handOver', 'lose']

/** How many pieces are left to choose for the seat that is asked. */
export function dueOf(s: State, seat: Seat): Due | null {
  const question = askingIn(s, seat)
  const [caller, asked] = framesFor(s, seat).slice(-2)
  if (!caller || !asked || !PIECE_BY_PIECE.includes(question)) return null
  const l = asked.l as { readonly seat: Seat; readonly from?: Seat; readonly left: number }
  const from = l.from ?? l.seat
  const most = question === 'lose' ? survivors(playerOf(s, from)) : l.left
  const { short } = caller.l as { readonly short?: number }
  return { for: procedureIn(caller.at) as Due['for'], from, left: Math.min(l.left, most), short: short ?? 0 }
}

const procedureIn = (at: string): string => at.slice(0, at.indexOf('.'))
