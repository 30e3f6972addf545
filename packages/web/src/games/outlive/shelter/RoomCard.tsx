import { BUILD_COST, roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { isStaffed } from '@lastlight/outlive/queries/shelter'
import { memo, type ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { RoomScene } from '../art/rooms.tsx'
import { Crew } from './Crew.tsx'
import { useLight } from './lit.ts'
import type { RoomSeen, Sockets } from './places.ts'
import styles from './RoomCard.module.css'
import { SocketRow } from './SocketRow.tsx'
import { cardLook, Lantern, ThingButton } from './ThingButton.tsx'

interface Props {
  readonly room: RoomSeen
  readonly own: boolean
  readonly change?: 'comes' | 'lost' | undefined
  readonly cost?: number | undefined
  readonly sockets?: Sockets | undefined
  /** Shown instead of its state. */
  readonly note?: string | undefined
  /** Whether the room was laid aside. */
  readonly dropped?: boolean
  /** Whether its effect is shown even where there is little room. */
  readonly full?: boolean
}

/** A room cut open: lit and furnished when built, a blueprint before. */
export const RoomCard = memo(function RoomCard({
  room,
  own,
  change,
  cost,
  sockets,
  note,
  dropped,
  full,
}: Props): ReactElement {
  const words = useWords()
  const kind = roomKind(room.id)
  const { seats, upkeep } = roomRow(kind)
  const thing = `room:${room.id}`
  const light = useLight(thing, own)
  const works = isStaffed(room)
  const crew = room.built
    ? words.say('shelter.seats.taken', { n: room.people, of: seats })
    : words.say('shelter.seats.plan', { of: seats })
  return (
    <li
      className={classes(
        cardLook(light),
        styles['room'],
        works && styles['works'],
        !room.built && styles['plan'],
        dropped && styles['dropped'],
        light.lit && styles['lit'],
      )}
    >
      <div className={styles['scene']}>
        <RoomScene room={kind} built={room.built} />
        <Crew taken={room.people} seats={seats} label={crew} change={change} />
        <Lantern light={light} />
      </div>
      <div className={styles['name']}>
        <h4>
          <ThingButton thing={thing} own={own} light={light}>
            {words.say(`room.${kind}`)}
          </ThingButton>
        </h4>
        <span className={styles['upkeep']}>
          <Icon name="cans" />
          <span aria-hidden="true">{upkeep}</span>
          <span className="visually-hidden">{words.say('shelter.upkeep', { n: upkeep })}</span>
        </span>
      </div>
      <p className={classes(styles['effect'], full && styles['always'])}>{words.say(`room.effect.${kind}`)}</p>
      {sockets ? <SocketRow sockets={sockets} kind="cans" /> : <State room={room} cost={cost} note={note} />}
    </li>
  )
})

function State({ room, cost, note }: Pick<Props, 'room' | 'cost' | 'note'>): ReactElement {
  const words = useWords()
  const free = roomRow(roomKind(room.id)).seats - room.people
  if (note !== undefined) return <p className={styles['state']}>{note}</p>
  if (!room.built)
    return (
      <p className={styles['state']}>
        {words.say('shelter.state.plan')}
        {cost !== undefined && <Cost cost={cost} />}
      </p>
    )
  if (free > 0) return <p className={styles['state']}>{words.say('shelter.state.free', { n: free })}</p>
  return (
    <p className={classes(styles['state'], styles['good'])}>
      <Icon name="check" />
      {words.say('shelter.state.works')}
      {room.used > 0 && <span className={styles['used']}>{words.say('shelter.state.used')}</span>}
    </p>
  )
}

/** A price; the full price is struck out when there is a discount. */
function Cost({ cost }: { readonly cost: number }): ReactElement {
  const words = useWords()
  return (
    <span className={styles['cost']}>
      {cost < BUILD_COST && (
        <>
          <s aria-hidden="true">{BUILD_COST}</s>
          <span aria-hidden="true">→</span>
        </>
      )}
      <b>{words.say('shelter.materials', { n: cost })}</b>
      {cost < BUILD_COST && <span className="visually-hidden">{words.say('shelter.cost.was', { n: BUILD_COST })}</span>}
    </span>
  )
}
