// A run of small payments that one sheet gathers: food for the rooms, materials for a room, tokens given away.

import type { Seat } from '@lastlight/kernel'
import type { Option, OptionOf, View } from '@lastlight/outlive'
import type { Resource } from '@lastlight/outlive/content/resources'
import { has } from '@lastlight/outlive/queries/goods'
import { spoilsOf } from '@lastlight/outlive/queries/tonight'
import type { Words } from '@lastlight/words'
import type { Payment } from '../../face/face.ts'
import { GLYPHS } from './art/glyphs/index.ts'
import { RESOURCE_COLOURS } from './colours.ts'
import type { PlayerSeen } from './seen.ts'

type Paying = OptionOf<'pay' | 'giveUp' | 'handOver'>

const isPaying = (option: Option): option is Paying =>
  option.do === 'pay' || option.do === 'giveUp' || option.do === 'handOver'

export function payment(options: readonly Option[], view: View, seat: Seat, words: Words): Payment<Option> | undefined {
  const { due } = view
  const paying = options.filter(isPaying)
  if (due === null || due.left < 2 || paying.length === 0) return undefined
  const player = view.players[due.from]!
  const kinds = paying.map(option => {
    const { kind } = option
    // A reserve can pay for purchases, but it cannot be taken by others.
    const have = option.do === 'pay' ? has(player, kind) : player[kind]
    return {
      option,
      kind,
      icon: GLYPHS[kind],
      colour: RESOURCE_COLOURS[kind],
      label: words.say(`resource.${kind}`),
      have,
      counted: (n: number) => words.say(`count.acc.${kind}`, { n }),
    }
  })
  return {
    kinds: kinds.toSorted((a, b) => valueOf(player, a.kind) - valueOf(player, b.kind)),
    due: due.left,
    alone: true,
    title: titleOf(view, seat, words),
  }
}

function titleOf({ due, acting }: View, seat: Seat, words: Words): string {
  const { for: cause, from, left: n } = due!
  if (cause !== 'pressure') return words.say(`shelter.pay.${cause}`, { n })
  return from === seat
    ? words.say('shelter.pay.pressure', { n, who: { who: acting?.seat ?? seat } })
    : words.say('shelter.pay.choose', { n, who: { who: from } })
}

/**
 * The order of giving away: first what spoils tonight, then the most frequent kind; water for tomorrow's airlock last.
 */
function valueOf(player: PlayerSeen, kind: Resource): number {
  if (kind === 'meat') return -100
  if (kind === 'water') return spoilsOf(player).water > 0 ? -50 : 100
  return -player[kind]
}
