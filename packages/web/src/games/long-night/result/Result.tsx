import type { View } from '@lastlight/long-night'
import { EXILED_IDS } from '@lastlight/long-night/content/exiledObjectives'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import type { ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { useTable } from '../../../face/table.ts'
import { useWords } from '../../../words/words.tsx'
import { explain } from '../explain.ts'
import { Portrait } from '../Portrait.tsx'
import styles from './Result.module.css'

const isExiled = (id: string): boolean => (EXILED_IDS as readonly string[]).includes(id)

/** Who has won and why, and what each player wanted; before the end, how far the main objective is. */
export function Result({ view }: FaceProps<View>): ReactElement {
  const words = useWords()
  const { sight, saying } = useTable()
  const { title, text } = explain('objective', view, words)!
  return (
    <div className={`panel ${styles['result']}`}>
      {sight.outcome?.reasons.map(reason => (
        <p key={reason.key}>
          <b>{saying.outcome(reason)}</b>
        </p>
      ))}
      <p>
        <b>{title}.</b> {text}
      </p>
      {sight.outcome && (
        <ul>
          {view.players.map(({ known }, seat) => (
            <li key={seat}>
              <span className={styles['face']}>
                <Portrait view={view} seat={seat} />
              </span>
              <div>
                <b>
                  {words.say(sight.outcome!.winners.includes(seat) ? 'face.won' : 'face.lost', { who: { who: seat } })}
                </b>
                {known.map(id => (
                  <p key={id}>{goalLine(id, known.some(isBetrayal) ? 'traitor' : 'wronged', words)}</p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const goalLine = (id: string, half: 'traitor' | 'wronged', words: ReturnType<typeof useWords>): string =>
  isExiled(id)
    ? words.say('table.fate', { goal: words.say(`exiled.${id}`), text: words.say(`exiled.if.${id}.${half}`) })
    : words.say(isBetrayal(id) ? 'face.betrayal' : 'table.goal', {
        goal: words.say(`secret.${id}`),
        text: words.say(`secret.if.${id}`),
      })
