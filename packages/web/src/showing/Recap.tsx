import type { ReactElement } from 'react'
import { Mark } from '../face/Mark.tsx'
import { useTable } from '../face/table.ts'
import type { GameEvent } from '../play/game.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import styles from './Recap.module.css'
import { RuleLinks } from './RuleLinks.tsx'
import { newsSinceLast, paragraphsOf } from './recap.ts'
import { useShowing } from './showing.ts'
import { useRecapReader } from './useRecapReader.ts'

interface Props {
  /** The events to tell; by default those of the others since one's own last turn. */
  readonly events?: readonly GameEvent[]
  /** Called before the events are shown again. */
  readonly onShow?: () => void
}

/** One entry for each of the others, and a way to see it all again. */
export function Recap({ events, onShow }: Props): ReactElement {
  const words = useWords()
  const { told, choices, again } = useShowing()
  const { me, nameOf } = useTable()
  const reader = useRecapReader()
  const seen = events ?? newsSinceLast(told, choices, reader)
  const paragraphs = paragraphsOf(seen, reader)
  if (paragraphs.length === 0) return <p>{words.say('table.recap.none')}</p>
  const show = again(seen)
  return (
    <div className={styles['recap']}>
      {show && (
        <Button
          icon="replay"
          onClick={() => {
            onShow?.()
            show()
          }}
          says="table.again.show"
        />
      )}
      <ul>
        {paragraphs.map(({ who, text }) => (
          <li key={who ?? 'game'}>
            <h3>
              {who !== undefined && <Mark seat={who} size="24px" />}
              {who === undefined
                ? words.say('table.recap.game')
                : who === me
                  ? words.say('table.recap.you')
                  : nameOf(who)}
            </h3>
            <p>
              <RuleLinks text={text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
