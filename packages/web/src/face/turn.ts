// Whose turn it is, in words that give nothing away.

import type { Seat } from '@lastlight/kernel'
import type { Words } from '@lastlight/words'
import type { Sight } from '../play/table.ts'

export function turnLine(words: Words, sight: Sight, me: Seat | undefined, nameOf: (seat: Seat) => string): string {
  if (sight.outcome !== null) return words.say('table.over.short')
  if (me !== undefined && sight.asked) return words.say('table.turn.you')
  const { secret, seats } = sight.view.waiting
  if (secret) return words.say('table.turn.secret')
  const others = seats.filter(seat => seat !== me)
  if (others.length === 0) return words.say('table.turn.wait')
  return words.say('table.turn.others', { count: others.length, names: words.list(others.map(nameOf)) })
}
