// What is under way, read off the flow: how far each shelter's night is, and what somebody is asked for piece by piece.

import type { Seat } from '@lastlight/kernel'
import { playerOf } from '../language.ts'
import type { State } from '../state.ts'
import { survivors } from './shelter.ts'

// OUT-NIGHT-01
export const NIGHT_STEPS = ['events', 'feed', 'radiation', 'recruit', 'build', 'repair', 'cleanUp'] as const
export type NightStep = (typeof NIGHT_STEPS)[number]

/** The step of the night that each shelter is at, by seat: they are procedures of the same name. 'done' where the night is over; empty by day. */
export function nightSteps(s: State): readonly (NightStep | 'done')[] {
  if (s.phase === 'events') return s.players.map(() => 'events')
  if (s.phase !== 'night') return []
  return s.players.map((_, seat) => {
    const step = s.flow.lanes.find(lane => lane.seat === seat && !lane.done)?.stack[1]
    return step === undefined ? 'done' : (procedureIn(step.at) as NightStep)
  })
}

/** Tokens or survivors that are asked for one after the other. */
export interface Due {
  /** The procedure that asks for them. */
  readonly for: string
  /** Whose they are. */
  readonly from: Seat
  readonly left: number
  /** Of feeding: how much could not be paid so far, at a survivor each. */
  readonly short: number
}

const PIECEMEAL = ['pay.choose', 'giveUp.choose', 'handOver.choose', 'loseSurvivors.choose']

/** What is left of it for whoever is asked. */
export function dueOf(s: State, seat: Seat): Due | null {
  const frames = s.flow.lanes.find(lane => lane.seat === seat && !lane.done)?.stack ?? s.flow.stack
  const [caller, asking] = frames.slice(-2)
  if (!caller || !asking || !PIECEMEAL.includes(asking.at)) return null
  const l = asking.l as { readonly seat: Seat; readonly from?: Seat; readonly by?: Seat; readonly left: number }
  if ((l.by ?? l.seat) !== seat) return null
  const from = l.from ?? l.seat
  const most = asking.at === 'loseSurvivors.choose' ? survivors(playerOf(s, from)) : l.left
  const { short } = caller.l as { readonly short?: number }
  return { for: procedureIn(caller.at), from, left: Math.min(l.left, most), short: short ?? 0 }
}

const procedureIn = (at: string): string => at.slice(0, at.indexOf('.'))
