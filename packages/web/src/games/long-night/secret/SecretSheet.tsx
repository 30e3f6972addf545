// What lies face down before a player, shown on request.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { kindOf, typeOf } from '@lastlight/long-night/content/items'
import type { ReactElement } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useWords } from '../../../words/words.tsx'

export type Hidden = 'hand' | 'goal'

interface Props {
  readonly view: View
  readonly seat: Seat
  readonly shown: Hidden
  readonly onClose: () => void
}

export function SecretSheet({ view: { own }, shown, onClose }: Props): ReactElement {
  const words = useWords()
  const lines =
    shown === 'hand'
      ? (own?.hand ?? []).map(card =>
          words.say('table.card', {
            card: words.say(`item.${kindOf(card)}`),
            type: words.say(`type.${typeOf(card)}`),
            effect: words.say(`item.effect.${kindOf(card)}`),
          }),
        )
      : (own?.goals ?? []).map(goal =>
          words.say('table.goal', { goal: words.say(`secret.${goal}`), text: words.say(`secret.if.${goal}`) }),
        )
  return (
    <Dialog title={words.say(shown === 'hand' ? 'table.hand' : 'colony.secret')} onClose={onClose} from="below">
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike.
          <li key={i}>{line}</li>
        ))}
      </ul>
    </Dialog>
  )
}
