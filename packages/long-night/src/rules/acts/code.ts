// LN-RAX-CODE-01: dice on the card of Raxxon.

import { type BrokenLimit, limit, type Seat } from '@lastlight/kernel'
import type { Code } from '../../options.ts'
import { isOn, plays } from '../../queries/position.ts'
import { isAtRaxxon } from '../../queries/raxxon.ts'
import type { State } from '../../state.ts'
import { layOnCode } from '../raxxon.ts'
import type { Act } from './act.ts'

const NOBODY_THERE = limit('LN-RAX-CODE-01', 'code.nobody')

const NOT_YET = limit('LN-SCEN-R0-03', 'code.notYet')

function codeLimit(s: State, seat: Seat): BrokenLimit {
  if (!isOn(s, 'code')) return NOT_YET
  return isAtRaxxon(s, seat) ? undefined : NOBODY_THERE
}

export const code: Act<Code> = {
  candidates(s, seat, offer, { dice }) {
    if (!plays(s, 'raxxon')) return
    const broken = codeLimit(s, seat)
    if (!offer.skips(broken)) for (const die of dice) offer.add({ do: 'code', die }, broken)
  },
  act: (s, seat, { die }) => layOnCode(s, seat, die),
}
