import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { RESOURCES, type Resource } from '@lastlight/outlive/content/resources'
import { has } from '@lastlight/outlive/queries/goods'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import type { PlayerSeen } from '../seen.ts'
import { GoodsIcon } from './Goods.tsx'
import { useLight } from './lit.ts'
import styles from './Stores.module.css'
import { cardLook, ThingButton } from './ThingButton.tsx'

interface Props {
  readonly view: View
  readonly seat: Seat
  readonly own: boolean
}

export function Stores({ view, seat, own }: Props): ReactElement {
  const words = useWords()
  return (
    <ul className={styles['stores']} aria-label={words.say('shelter.stores')}>
      {RESOURCES.map(kind => (
        <Store
          key={kind}
          kind={kind}
          player={view.players[seat]!}
          own={own}
          asked={view.due === null || view.due.from === seat}
        />
      ))}
    </ul>
  )
}

interface StoreProps {
  readonly kind: Resource
  readonly player: PlayerSeen
  readonly own: boolean
  /** Whether tokens of this shelter are asked for, and not another player's. */
  readonly asked: boolean
}

/** A token that is taken from an area means the area's pool, not the store. */
const isPaid = (things: readonly string[]): boolean => !things.some(thing => thing.startsWith('area:'))

function Store({ kind, player, own, asked }: StoreProps): ReactElement {
  const words = useWords()
  const light = useLight(`goods:${kind}`, own && asked, isPaid)
  const reserve = has(player, kind) - player[kind]
  const more = reserve > 0 ? words.say('shelter.reserve', { n: reserve }) : ''
  const label = words.say(`count.${kind}`, { n: player[kind] })
  return (
    <li className={classes(cardLook(light), styles['store'], player[kind] + reserve === 0 && styles['none'])}>
      <GoodsIcon kind={kind} />
      <b aria-hidden="true">
        {player[kind]}
        {reserve > 0 && <small>+{reserve}</small>}
      </b>
      <ThingButton thing={`goods:${kind}`} own={own} light={light} className={styles['word']}>
        <span className={styles['long']} aria-hidden="true">
          {words.say(`resource.${kind}`)}
        </span>
        <span className={styles['short']} aria-hidden="true">
          {words.say(`board.code.${kind}`)}
        </span>
        <span className="visually-hidden">{more === '' ? label : `${label}, ${more}`}</span>
      </ThingButton>
    </li>
  )
}
