// The contributions to a crisis: shuffled, so no card shows who gave it, and turned one by one.

import { crisisRow } from '@lastlight/long-night/content/crises'
import { kindOf, typeOf } from '@lastlight/long-night/content/items'
import { SURPLUS } from '@lastlight/long-night/queries/colony'
import type { ReactElement } from 'react'
import { Mark } from '../../../face/Mark.tsx'
import { useTable } from '../../../face/table.ts'
import { printed } from '../../../ui/printed.ts'
import { useWords } from '../../../words/words.tsx'
import { CardBack } from '../art/cards.tsx'
import { Icon } from '../art/icons.tsx'
import { scaleOf, stillPossible } from './crisis.ts'
import styles from './Moments.module.css'
import type { CrisisMoment } from './moment.ts'

export function Crisis({ moment }: { readonly moment: CrisisMoment }): ReactElement {
  const words = useWords()
  const { nameOf } = useTable()
  const { crisis, opened, left, need, result, gave } = moment
  const score = opened.reduce((sum, { counts }) => sum + counts, 0)
  const turning = { score, need, left }
  const still = stillPossible(turning)
  const scale = scaleOf(turning, SURPLUS)
  return (
    <div className={styles['crisis']}>
      <p className={styles['eyebrow']}>{words.say('moment.step', { n: 3, of: 7 })}</p>
      <h2 id="moment">{words.say(`crisis.${crisis}`)}</h2>
      <p>
        {words.say('moment.crisis.wanted', {
          n: need,
          types: words.list(crisisRow(crisis).accepts.map(type => words.say(`type.${type}`))),
        })}
      </p>
      <ul className={styles['turned']}>
        {opened.map(({ card, counts }, i) => (
          <li
            key={card}
            data-against={counts < 0 || undefined}
            data-new={(i === opened.length - 1 && !result) || undefined}
          >
            <span className={styles['sign']}>{counts > 0 ? '+1' : '−1'}</span>
            <span className={styles['symbol']} aria-hidden="true">
              <Icon name={typeOf(card)} />
            </span>
            <small>{words.say(`type.${typeOf(card)}`)}</small>
            <b>{words.say(`item.${kindOf(card)}`)}</b>
          </li>
        ))}
        {Array.from({ length: left }, (_, i) => (
          // Cards that lie face down are alike.
          <li key={i} className={styles['back']}>
            <CardBack kind="item" label={words.say('moment.crisis.back')} />
          </li>
        ))}
      </ul>
      <ol className={styles['scale']} aria-hidden="true">
        {scale.map(n => (
          <li key={n} data-good={n >= need || undefined} data-at={n === Math.min(score, need + SURPLUS) || undefined}>
            {printed(n)}
            {n === need && <small>{words.say('moment.crisis.held')}</small>}
            {n === need + SURPLUS && (
              <small>
                <Icon name="morale" size="13px" /> +1
              </small>
            )}
          </li>
        ))}
      </ol>
      <p className={styles['still']} role="status">
        <b>{words.say('moment.crisis.score', { score: printed(score), need })}</b>{' '}
        {result === undefined
          ? words.say(`moment.crisis.${still.is}`, { left, must: 'must' in still ? still.must : 0 })
          : words.say(`moment.crisis.${result}`)}
      </p>
      <div className={styles['sides']}>
        <div>
          <h3>{words.say('moment.crisis.gave')}</h3>
          <ul className={styles['gave']}>
            {gave.map((cards, seat) => (
              // Seats are known by their number.
              <li key={seat}>
                <Mark seat={seat} size="24px" />
                {nameOf(seat)}
                <b>{cards}</b>
              </li>
            ))}
          </ul>
          <p className={styles['quiet']}>{words.say('moment.crisis.shuffled')}</p>
        </div>
        <div className={styles['bad']} data-happens={result === 'failed' || undefined}>
          <h3>{words.say(result === 'failed' ? 'moment.crisis.fails' : 'moment.crisis.if')}</h3>
          <p>{words.say(`crisis.fail.${crisis}`)}</p>
        </div>
      </div>
    </div>
  )
}
