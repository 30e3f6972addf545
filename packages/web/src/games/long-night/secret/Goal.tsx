// The own secrets: the objective with its progress, the crossroads card that this seat holds, objectives that were shown
// to it. A betrayal objective has the same shape as any other.

import type { View } from '@lastlight/long-night'
import { EXILED_IDS } from '@lastlight/long-night/content/exiledObjectives'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { termPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import { Fragment, type ReactElement } from 'react'
import { Icon as SharedIcon } from '../../../art/index.ts'
import type { FaceProps } from '../../../face/face.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import styles from './Goal.module.css'
import { aimsOf, iconOf, type Line, linesOf } from './progress.ts'

const isExiled = (id: string): boolean => (EXILED_IDS as readonly string[]).includes(id)
export const goalName = (id: string, words: Words): string => words.say(isExiled(id) ? `exiled.${id}` : `secret.${id}`)

export function Goal({ view, viewer }: FaceProps<View>): ReactElement | null {
  const words = useWords()
  if (viewer === 'public' || !view.own) return null
  const { goals, road } = view.own
  const shown = view.players.flatMap(({ known }, seat) => (seat === viewer ? [] : known.map(id => ({ seat, id }))))
  return (
    <div className={styles['goal']}>
      {aimsOf(view).map(cards => (
        <Fragment key={cards.join()}>
          {cards.map(id => (
            <section key={id}>
              <h3>{goalName(id, words)}</h3>
              <p>
                {isExiled(id)
                  ? words.say(`exiled.if.${id}.${goals.some(isBetrayal) ? 'traitor' : 'wronged'}`)
                  : words.say(`secret.story.${id}`)}
              </p>
            </section>
          ))}
          <h3 className={styles['head']}>{words.say('secret.if')}</h3>
          <Lines lines={linesOf(view, viewer, cards)} />
          {view.mode === 'dilemma' && cards.some(isBetrayal) && <p>{words.say('secret.dilemma')}</p>}
        </Fragment>
      ))}
      {road !== null && (
        <section>
          <h3 className={styles['head']}>{words.say('secret.road')}</h3>
          <p>
            <b>{words.say(`crossroads.${road}`)}</b> {words.say(`crossroads.trigger.${road}`)}
          </p>
        </section>
      )}
      {shown.length > 0 && (
        <section>
          <h3 className={styles['head']}>{words.say('secret.shown')}</h3>
          {shown.map(({ seat, id }) => (
            <p key={id}>{words.say('secret.shown.one', { who: { who: seat }, goal: goalName(id, words) })}</p>
          ))}
        </section>
      )}
    </div>
  )
}

/** Each requirement, whether it is met, and how far it is. */
export function Lines({ lines }: { readonly lines: readonly Line[] }): ReactElement {
  const words = useWords()
  return (
    <ul className={styles['lines']}>
      {lines.map(line => (
        <li key={JSON.stringify(line.term)} data-met={line.met || undefined}>
          <i aria-hidden="true">{line.met && <SharedIcon name="check" size="14px" />}</i>
          <Icon name={iconOf(line.term)} size="20px" />
          <span>{words.saying(termPhrase(line.term))}</span>
          <b>{farOf(line, words)}</b>
          <span className="visually-hidden">{words.say(line.met ? 'secret.met' : 'secret.unmet')}</span>
        </li>
      ))}
    </ul>
  )
}

function farOf({ have, need, most }: Line, words: Words): string {
  if (have === undefined) return ''
  if (need !== undefined) return words.say('secret.far', { have, need })
  return most === undefined ? String(have) : words.say('secret.far.most', { have, most })
}
