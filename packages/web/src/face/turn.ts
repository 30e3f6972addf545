// Whose turn it is, in words that give nothing away.

import type { Seat } from '@lastlight/kernel'
import type { Words } from '@lastlight/words'
import type { TableSlice } from './table.ts'

interface TurnInput extends Pick<TableSlice, 'sight' | 'nameOf'> {
  /** Undefined for a screen that everybody looks at. */
  readonly me: Seat | undefined
  /** Says what the seat decides about, where there is room for it. */
  readonly face?: TableSlice['face']
}

export function turnLine(words: Words, { sight, me, nameOf, face }: TurnInput): string {
  if (sight.outcome !== null) return words.say('table.over.short')
  if (me !== undefined && sight.asked) return words.say('table.turn.you')
  const { secret, seats } = sight.view.waiting
  if (secret) return words.say(me !== undefined && hasDecided(sight) ? 'table.turn.secretDone' : 'table.turn.secret')
  const others = seats.filter(seat => seat !== me)
  if (others.length === 0) return words.say('table.turn.wait')
  const about = others.length === 1 ? face?.about?.(sight.view, others[0]!, words) : undefined
  if (about !== undefined) return `${nameOf(others[0]!)}: ${about}`
  return words.say('table.turn.others', { count: others.length, names: words.list(others.map(nameOf)) })
}

/** A secret answer can be taken back until all are opened; a seat that is not asked has nothing to take back. */
const hasDecided = ({ options }: TableSlice['sight']): boolean => options.some(option => option.do === 'reconsider')
