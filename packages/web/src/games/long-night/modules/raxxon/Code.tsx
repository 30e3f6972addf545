// The code of the top experiment: two sockets with the wanted faces, filled by the dice that players put there.

import type { Event, View } from '@lastlight/long-night'
import { isOn } from '@lastlight/long-night/queries/position'
import { codeDice } from '@lastlight/long-night/queries/raxxon'
import type { ReactElement } from 'react'
import { useTold } from '../../../../face/table.ts'
import { classes } from '../../../../ui/classes.ts'
import { useWords } from '../../../../words/words.tsx'
import { DieFace } from '../../art/dice.tsx'
import styles from './Code.module.css'
import { codeInWords } from './facts.ts'
import { giverOf } from './giver.ts'

interface Props {
  readonly experiment: string
  readonly dice: readonly number[]
}

export function Code({ experiment, dice, view }: Props & { readonly view: View }): ReactElement {
  const words = useWords()
  const told = useTold<Event>()
  const { sockets, useless } = codeDice(experiment, dice)
  // In a scenario nothing has to be contained at first.
  const isWanted = isOn(view, 'containment')
  return (
    <div className={styles['code']} role="group" aria-label={words.say('raxxon.code')} data-thing="code">
      <p className="visually-hidden">{codeInWords(view, words).join(' ')}</p>
      {sockets.map(({ value, filled }, i) => {
        const giver = filled ? giverOf(told, value) : undefined
        return (
          <span key={value} className={classes(styles['socket'], filled && styles['filled'])} aria-hidden="true">
            {i > 0 && <b className={styles['plus']}>+</b>}
            <span>
              <DieFace value={value} />
            </span>
            {filled ? (
              <small>{giver === undefined ? '✓' : words.say('raxxon.code.from', { who: { who: giver } })}</small>
            ) : (
              isWanted && <small>{words.say('raxxon.code.wanted')}</small>
            )}
          </span>
        )
      })}
      {useless.length > 0 && (
        <span className={styles['useless']} aria-hidden="true">
          <span>
            {useless.map((die, i) => (
              // Dice that show the same are alike.
              <DieFace key={i} value={die} />
            ))}
          </span>
          <small>{words.say('raxxon.code.useless')}</small>
        </span>
      )}
    </div>
  )
}

/** The same in the foot of the tile. */
export function CodeMark({ experiment, dice }: Props): ReactElement {
  return (
    <span className={styles['mark']} aria-hidden="true">
      {codeDice(experiment, dice).sockets.map(({ value, filled }) => (
        <i key={value} className={classes(filled && styles['on'])}>
          <DieFace value={value} />
        </i>
      ))}
    </span>
  )
}
