import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { RESOURCES } from '@lastlight/outlive/content/resources'
import { CONTAMINATION } from '@lastlight/outlive/content/tables'
import { scoreOf } from '@lastlight/outlive/queries/score'
import { isStaffed, survivors } from '@lastlight/outlive/queries/shelter'
import { memo, type ReactElement } from 'react'
import { SeatPresence } from '../../../face/SeatPresence.tsx'
import { seatStyle } from '../../../face/seatStyle.ts'
import { useShown } from '../../../face/shown.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon, type IconName } from '../art/icons.tsx'
import { RESOURCE_COLOURS } from '../colours.ts'
import { Portrait } from '../Portrait.tsx'
import { signed } from '../signed.ts'
import styles from './Rivals.module.css'
import { type Busy, busyWith } from './waiting.ts'

interface Props {
  readonly view: View
  readonly seat: Seat
  readonly onOpen: () => void
}

/** One player in two lines of signs. */
export const Rival = memo(function Rival({ view, seat, onOpen }: Props): ReactElement {
  const words = useWords()
  const { highlighted, changed } = useShown()
  const player = view.players[seat]!
  const idle = player.heroes.filter(hero => !hero.active).length
  const who = { who: seat }
  const score = scoreOf(player)
  const thing = `seat:${seat}`
  const settled = player.leader !== ''
  const busy = busyWith(view, seat)
  const people = survivors(player)
  const working = player.rooms.filter(isStaffed).length
  const built = player.rooms.filter(room => room.built).length
  const track = signed(CONTAMINATION[player.contamination]!)
  const ended = words.say('count.point', { n: score.events })
  const trophies = player.trophies.length
  const facts: FactProps[] = [
    { icon: 'survivor', colour: 'var(--r-survivor)', value: people, said: words.say('count.survivor', { n: people }) },
    { icon: 'room', value: `${working}/${built}`, said: words.say('board.rooms', { working, built }) },
    { icon: 'repair', value: score.equipment, said: words.say('board.repaired', { n: score.equipment }) },
    { icon: 'radiation', colour: 'var(--r-rad)', value: track, said: words.say('board.track', { value: track }) },
    { icon: 'trophy', value: score.events, said: words.say('board.ended', { points: ended }) },
    { icon: 'prey', value: trophies, said: words.say('board.trophies', { n: trophies }) },
  ]
  if (view.phase !== 'over') facts.push({ icon: 'bed', value: idle, said: words.say('board.idle', { n: idle }) })
  const stores = RESOURCES.map((kind): FactProps => {
    const n = player[kind]
    return { icon: kind, colour: RESOURCE_COLOURS[kind], value: n, said: words.say(`count.${kind}`, { n }) }
  })
  return (
    <li
      className={classes(styles['rival'], highlighted.has(thing) && styles['highlighted'])}
      style={seatStyle(seat)}
      data-thing={thing}
      data-acts={(busy !== undefined && !busy.done) || undefined}
    >
      <div className={styles['card']}>
        <span className={styles['face']}>
          <Portrait view={view} seat={seat} />
        </span>
        <h3 className={styles['name']}>
          <button
            type="button"
            className="hit"
            aria-haspopup="dialog"
            aria-label={words.say('board.show', { who })}
            onClick={onOpen}
          >
            {words.say('board.who', { who })}
          </button>
          {changed.has(thing) && <i className={styles['changed']} />}
          <SeatPresence seat={seat} />
          <Tags view={view} seat={seat} busy={busy} />
        </h3>
        {settled && (
          <p className={styles['points']}>
            <b aria-hidden="true">{score.total}</b>
            <span aria-hidden="true">{words.say('board.now')}</span>
            <span className="visually-hidden">
              {words.say('board.points', { points: words.say('count.point', { n: score.total }) })}
            </span>
          </p>
        )}
        {settled &&
          [facts, stores].map(row => (
            <ul key={row[0]!.icon} className={styles['facts']}>
              {row.map(fact => (
                <Fact key={fact.icon} {...fact} />
              ))}
            </ul>
          ))}
      </div>
    </li>
  )
})

/** Tags of a player: who begins, and their present step. */
function Tags({ view, seat, busy }: Omit<Props, 'onOpen'> & { readonly busy: Busy | undefined }): ReactElement {
  const words = useWords()
  const begins = view.round > 0 && view.first === seat
  const willBegin = view.round > 0 && view.token === seat && view.first !== seat
  // Who acts is shown by a ring; the step of the night is one word more.
  const isStep = busy !== undefined && view.phase === 'night'
  return (
    <>
      {(begins || willBegin) && (
        <span className={styles['tag']} title={words.say(begins ? 'board.first' : 'board.token')}>
          <Icon name="firstPlayer" />
          <span>{words.say(begins ? 'board.first' : 'board.token')}</span>
        </span>
      )}
      {busy && (
        <span className={isStep ? styles['tag'] : 'visually-hidden'}>
          <Icon name={busy.done ? 'check' : 'clock'} />
          <span>{words.saying(busy.said)}</span>
        </span>
      )}
    </>
  )
}

interface FactProps {
  readonly icon: IconName
  readonly colour?: string
  readonly value: number | string
  /** In words. */
  readonly said: string
}

const Fact = ({ icon, colour, value, said }: FactProps): ReactElement => (
  <li className={classes(value === 0 && styles['zero'])} title={said}>
    <span style={colour ? { color: colour } : undefined} aria-hidden="true">
      <Icon name={icon} />
    </span>
    <b aria-hidden="true">{value}</b>
    <span className="visually-hidden">{said}</span>
  </li>
)
