import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { equipmentKind } from '@lastlight/outlive/content/equipment'
import { AIRLOCK_SEATS, roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { isStaffed } from '@lastlight/outlive/queries/shelter'
import type { ReactElement } from 'react'
import { seatStyle } from '../../../face/seatStyle.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import styles from './ShelterBrief.module.css'

/** A shelter on a screen that shows all of them: its rooms and equipment; stores and points stand elsewhere. */
export function ShelterBrief({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  const words = useWords()
  const { airlock, rooms, equipment } = view.players[seat]!
  return (
    <article className={styles['brief']} style={seatStyle(seat)} aria-labelledby={`den-${seat}`}>
      <h2 id={`den-${seat}`}>{words.say('shelter.of', { who: { who: seat } })}</h2>
      <ul>
        <li>
          <span>{words.say('shelter.airlock')}</span>
          <b>{words.say('shelter.of.n', { n: airlock, of: AIRLOCK_SEATS })}</b>
        </li>
        {rooms
          .filter(({ built }) => built)
          .map(room => (
            <li key={room.id} className={classes(isStaffed(room) && styles['works'])}>
              <span>{words.say(`room.${roomKind(room.id)}`)}</span>
              <b>{words.say('shelter.of.n', { n: room.people, of: roomRow(roomKind(room.id)).seats })}</b>
            </li>
          ))}
        {equipment.map(({ id, repaired }) => {
          const name = words.say(`equipment.${equipmentKind(id)}`)
          return (
            <li key={id} className={classes(styles['tile'], repaired && styles['works'])} title={name}>
              <Icon name={equipmentKind(id)} />
              <span className="visually-hidden">{name}</span>
            </li>
          )
        })}
      </ul>
    </article>
  )
}
