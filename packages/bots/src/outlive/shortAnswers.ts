// Short answers that need no search, for any seat.

import type { Option } from '@lastlight/outlive'

/** The order of giving away; the reverse order of keeping. */
const CHEAPEST = ['ammo', 'wood', 'metal', 'microchip', 'meat', 'water', 'cans']

/** The usual answer to pressure and the like; undefined for a question of another kind. */
export function answerFor(options: readonly Option[]): Option | undefined {
  const first = options[0]
  switch (first?.do) {
    case 'bat':
    case 'locker':
      return options.find(option => 'use' in option && option.use)
    case 'shield':
      return first
    case 'ammo':
      return options.at(-1)
    case 'handOver':
      return CHEAPEST.map(kind => options.find(option => option.do === 'handOver' && option.kind === kind)).find(
        option => option !== undefined,
      )
    default:
      return undefined
  }
}
