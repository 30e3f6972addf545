// Effects that last: they begin and end, and everybody hears of it.

import { LASTING, type LastingId } from '../content/lasting.ts'
import { tell } from '../language.ts'
import type { State } from '../state.ts'
import { whyOf } from './why.ts'

export function setLasting(s: State, id: LastingId, on: boolean): void {
  if (s.lasting.includes(id) === on) return
  if (on) s.lasting.push(id)
  else s.lasting.splice(s.lasting.indexOf(id), 1)
  tell.all?.({ e: 'lasting', lasting: id, on, why: whyOf(s) })
}

export function endRound(s: State): void {
  for (const id of s.lasting.slice()) if (LASTING[id].until === 'round') setLasting(s, id, false)
}
