import { AIRLOCK_SEATS } from '@lastlight/outlive/content/rooms'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Airlock } from '../art/rooms.tsx'
import type { PlayerSeen } from '../seen.ts'
import styles from './AirlockPart.module.css'
import { Crew } from './Crew.tsx'
import { GoodsIcon } from './Goods.tsx'
import { useLight } from './lit.ts'
import { rowSockets, rowsOf, type Sockets } from './places.ts'
import { SocketRow } from './SocketRow.tsx'
import { cardLook, Lantern, ThingButton } from './ThingButton.tsx'

const THING = 'room:airlock'

interface Props {
  readonly player: PlayerSeen
  readonly own: boolean
  readonly change?: 'comes' | 'leaves' | 'lost' | undefined
  /** While the shelter is fed: how many rows went without water. */
  readonly dry?: number | undefined
  readonly note?: string | undefined
}

export function AirlockPart({ player, own, change, dry, note }: Props): ReactElement {
  const words = useWords()
  const light = useLight(THING, own)
  const rows = rowsOf(player)
  /** A newcomer takes the first row with a free seat; a leaving survivor empties the last row in use. */
  const changing =
    change === 'comes' ? rows.findIndex(row => row.taken < row.seats) : rows.findLastIndex(row => row.taken > 0)
  return (
    <div className={styles['airlock']}>
      <h3>
        {words.say('shelter.airlock')}
        <small>{words.say('shelter.of.n', { n: player.airlock, of: AIRLOCK_SEATS })}</small>
      </h3>
      <div className={classes(cardLook(light), styles['card'])}>
        <div className={styles['shaft']}>
          <Airlock />
          <Lantern light={light} />
        </div>
        <ThingButton thing={THING} own={own} light={light} className={styles['name']}>
          <span className="visually-hidden">{words.say('shelter.airlock')}</span>
        </ThingButton>
        <ol className={styles['rows']}>
          {rows.map(({ seats, taken }, row) => (
            <li key={seats} className={classes(styles['row'], taken === 0 && styles['empty'])}>
              <Crew
                taken={taken}
                seats={seats}
                label={`${words.say('shelter.row', { n: row + 1 })}: ${words.say('shelter.seats.taken', { n: taken, of: seats })}`}
                change={row === changing ? change : undefined}
              />
              <Drink sockets={dry === undefined ? undefined : rowSockets(player, row, dry)} taken={taken} />
            </li>
          ))}
        </ol>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
      </div>
    </div>
  )
}

/** The water of a row: by day what it will need, while it is fed whether it got it. */
function Drink({ sockets, taken }: { readonly sockets: Sockets | undefined; readonly taken: number }): ReactElement {
  const words = useWords()
  if (sockets) return <SocketRow kind="water" sockets={sockets} />
  return (
    <small>
      {taken > 0 && <GoodsIcon kind="water" />}
      {words.say(taken > 0 ? 'shelter.row.drinks' : 'shelter.row.empty')}
    </small>
  )
}
