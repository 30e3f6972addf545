// The own people in words.

import { type View, valuesOf } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import { groupOf } from '@lastlight/long-night/queries/position'
import type { ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { useOpen } from '../../../face/open.ts'
import { useWords } from '../../../words/words.tsx'
import { ThingButton } from '../board/ThingButton.tsx'

export function Group({ view, viewer }: FaceProps<View>): ReactElement | null {
  const words = useWords()
  if (viewer === 'public') return null
  return (
    <ul className="panel">
      {groupOf(view, viewer).map(({ id, at, equipment }) => (
        <li key={id}>
          <ThingButton thing={`person:${id}`}>
            {words.say('table.survivor', {
              survivor: words.say(`survivor.${id}`),
              at: words.say(`place.in.${at}`),
              influence: survivorRow(id).influence,
              ...(valuesOf(view, id) ?? { attack: 0, search: 0 }),
            })}
          </ThingButton>{' '}
          {equipment.map(card => words.say(`item.${kindOf(card)}`)).join(', ')}
        </li>
      ))}
    </ul>
  )
}

export function GroupStatus({ view, viewer }: FaceProps<View>): ReactElement | null {
  if (viewer === 'public') return null
  return (
    <p className="panel">
      <FaceDown />
      {view.players[viewer]!.dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same.
        <ThingButton key={i} thing={`die:${die}`}>
          {die}
        </ThingButton>
      ))}
    </p>
  )
}

function FaceDown(): ReactElement {
  const words = useWords()
  const { sheet, setSheet } = useOpen()
  return (
    <>
      {['hand', 'goal'].map(id => (
        <button key={id} type="button" aria-haspopup="dialog" aria-expanded={sheet === id} onClick={() => setSheet(id)}>
          {words.say(`sheet.${id}.show`)}
        </button>
      ))}
    </>
  )
}
