// The other players in words.

import type { View } from '@lastlight/long-night'
import { groupOf } from '@lastlight/long-night/queries/position'
import type { ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { useWords } from '../../../words/words.tsx'
import { ThingButton } from '../board/ThingButton.tsx'
import { othersOf } from '../seen.ts'

export function Rivals({ view, viewer }: FaceProps<View>): ReactElement {
  const words = useWords()
  return (
    <ul className="panel">
      {othersOf(view, viewer).map(seat => {
        const { dice, cards } = view.players[seat]!
        return (
          <li key={seat}>
            <ThingButton thing={`seat:${seat}`}>{words.say('face.who', { who: { who: seat } })}</ThingButton>{' '}
            {words.list(groupOf(view, seat).map(({ id }) => words.say(`survivor.short.${id}`)))}.{' '}
            {words.say('table.player', { dice: dice.length === 0 ? words.say('table.none') : dice.join(', '), cards })}
          </li>
        )
      })}
    </ul>
  )
}
