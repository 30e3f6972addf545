import type { View } from '@lastlight/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import type { CSSProperties, ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { initialOf } from '../../../face/reading.ts'
import { seatStyle } from '../../../face/seatStyle.ts'
import { useTable } from '../../../face/table.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Convoy } from '../art/convoy.tsx'
import { Icon } from '../art/icons.tsx'
import { Portrait } from '../Portrait.tsx'
import { signed } from '../signed.ts'
import { type Row, ranked, rowsOf, type Scale, scaleOf } from './rows.ts'
import styles from './Score.module.css'

/** The result in full when the game is over; before that, how it would be if it ended now. */
export function Score({ view }: FaceProps<View>): ReactElement {
  const words = useWords()
  const { sight, saying } = useTable()
  const players = ranked(view)
  const rows = rowsOf(
    view,
    players.map(({ seat }) => seat),
    words,
  )
  const scale = scaleOf(rows)
  const over = view.phase === 'over'
  const outcome = over ? sight.outcome : null
  // The roles are set explicitly: on a small screen the table is displayed as a list, and must stay a table for screen
  // readers.
  return (
    <div className={classes('panel', styles['score'])}>
      <div className={styles['top']}>
        <Convoy day={over ? ROUNDS : Math.max(1, view.round)} className={styles['scene']} />
        <p>
          {words.say(over ? 'shelter.score.after' : 'shelter.score.now')}
          {outcome?.reasons.map(reason => (
            <b key={JSON.stringify(reason.args)}>{saying.outcome(reason)}</b>
          ))}
        </p>
      </div>
      {/* A table that is laid out as a grid loses its role. */}
      <table role="table" className={styles['table']}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles['first']}>
              {words.say('shelter.score')}
              <small>{words.say('shelter.score.scale')}</small>
            </th>
            {players.map(({ seat, total, rank }) => {
              const won = outcome ? outcome.winners.includes(seat) : total > (players[1]?.total ?? total)
              return (
                <th key={seat} role="columnheader" scope="col" style={seatStyle(seat)}>
                  <span className={styles['face']}>
                    <Portrait view={view} seat={seat} />
                  </span>
                  <span className={styles['who']}>
                    <b>{words.say('shelter.who', { who: { who: seat } })}</b>
                    <small>
                      {won ? (
                        <span className={styles['won']}>
                          {outcome && <Icon name="trophy" />}
                          {words.say(outcome ? 'shelter.score.winner' : 'shelter.score.leads')}
                        </span>
                      ) : (
                        words.say('shelter.score.rank', { n: rank })
                      )}
                    </small>
                  </span>
                  <span className={styles['total']}>{total < 0 ? signed(total) : total}</span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <Line key={row.part} row={row} scale={scale} seats={players.map(({ seat }) => seat)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LineProps {
  readonly row: Row
  readonly scale: Scale
  readonly seats: readonly number[]
}

function Line({ row, scale, seats }: LineProps): ReactElement {
  const words = useWords()
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={styles['first']}>
        <span>
          <Icon name={row.icon} />
          {words.say(`score.${row.part}`)}
        </span>
        <small>{row.rule}</small>
      </th>
      {row.cells.map(({ points, note }, i) => {
        const seat = seats[i]!
        return (
          <td
            key={seat}
            role="cell"
            style={
              {
                ...seatStyle(seat),
                '--below': scale.below,
                '--above': scale.above,
                '--n': Math.abs(points),
              } as CSSProperties
            }
          >
            <i className={styles['initial']} data-seat={seat + 1} aria-hidden="true">
              {initialOf(words.say('board.who', { who: { who: seat } }))}
            </i>
            <span className={styles['box']}>
              <span
                className={classes(styles['bar'], points < 0 && styles['negative'])}
                data-seat={seat + 1}
                aria-hidden="true"
              />
              <b className={classes(points < 0 && styles['after'])}>
                {row.part === 'contamination' ? signed(points) : points}
              </b>
            </span>
            {note !== '' && <small>{note}</small>}
          </td>
        )
      })}
    </tr>
  )
}
