import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { RESOURCES } from '@lastlight/outlive/content/resources'
import { CONTAMINATION } from '@lastlight/outlive/content/tables'
import { scoreOf } from '@lastlight/outlive/queries/score'
import { isStaffed, survivors } from '@lastlight/outlive/queries/shelter'
import type { ReactElement } from 'react'
import { SeatPresence } from '../../../face/SeatPresence.tsx'
import { useShown } from '../../../face/shown.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon, type IconName } from '../art/icons.tsx'
import { RESOURCE_COLOURS } from '../colours.ts'
import { Portrait } from '../Portrait.tsx'
import { seatStyle } from '../seatStyle.ts'
import { signed } from '../signed.ts'
import styles from './Rivals.module.css'
import { busyWith } from './waiting.ts'

interface Props {
  readonly view: View
  readonly seat: Seat
  readonly onOpen: () => void
}

/** One player in two lines of signs. */
export function Rival({ view, seat, onOpen }: Props): ReactElement {
  const words = useWords()
  const { highlighted, changed } = useShown()
  const player = view.players[seat]!
  const idle = player.heroes.filter(hero => !hero.active).length
  const who = { who: seat }
  const score = scoreOf(player)
  const thing = `seat:${seat}`
  const settled = player.leader !== ''
  return (
    <li
      className={classes(styles['rival'], highlighted.has(thing) && styles['highlighted'])}
      style={seatStyle(seat)}
      data-thing={thing}
    >
      <div className={styles['card']}>
        <span className={styles['face']}>
          <Portrait view={view} seat={seat} />
        </span>
        <h3 className={styles['name']}>
          <button
            type="button"
            className={styles['hit']}
            aria-haspopup="dialog"
            aria-label={words.say('board.show', { who })}
            onClick={onOpen}
          >
            {words.say('board.who', { who })}
          </button>
          {changed.has(thing) && <i className={styles['changed']} />}
          <SeatPresence seat={seat} />
          <Tags view={view} seat={seat} />
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
        {settled && (
          <ul className={styles['facts']}>
            <Fact
              icon="survivor"
              colour="var(--r-survivor)"
              value={survivors(player)}
              said={words.say('count.survivor', { n: survivors(player) })}
            />
            <Fact
              icon="room"
              value={`${player.rooms.filter(isStaffed).length}/${player.rooms.filter(room => room.built).length}`}
              said={words.say('board.rooms', {
                working: player.rooms.filter(isStaffed).length,
                built: player.rooms.filter(room => room.built).length,
              })}
            />
            <Fact icon="repair" value={score.equipment} said={words.say('board.repaired', { n: score.equipment })} />
            <Fact
              icon="radiation"
              colour="var(--r-rad)"
              value={signed(CONTAMINATION[player.contamination]!)}
              said={words.say('board.track', { value: signed(CONTAMINATION[player.contamination]!) })}
            />
            <Fact
              icon="trophy"
              value={score.events}
              said={words.say('board.ended', { points: words.say('count.point', { n: score.events }) })}
            />
            <Fact
              icon="prey"
              value={player.trophies.length}
              said={words.say('board.trophies', { n: player.trophies.length })}
            />
            {view.phase !== 'over' && <Fact icon="bed" value={idle} said={words.say('board.idle', { n: idle })} />}
          </ul>
        )}
        {settled && (
          <ul className={styles['facts']}>
            {RESOURCES.map(kind => (
              <Fact
                key={kind}
                icon={kind}
                colour={RESOURCE_COLOURS[kind]}
                value={player[kind]}
                said={words.say(`count.${kind}`, { n: player[kind] })}
              />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** Tags of a player: who begins, and their present step. */
function Tags({ view, seat }: Omit<Props, 'onOpen'>): ReactElement {
  const words = useWords()
  const begins = view.round > 0 && view.first === seat
  const willBegin = view.round > 0 && view.token === seat && view.first !== seat
  const busy = busyWith(view, seat)
  return (
    <>
      {(begins || willBegin) && (
        <span className={styles['tag']}>
          <Icon name="firstPlayer" />
          <span>{words.say(begins ? 'board.first' : 'board.token')}</span>
        </span>
      )}
      {busy && (
        <span className={styles['tag']}>
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
