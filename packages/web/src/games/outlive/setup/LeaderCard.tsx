import { type LeaderId, leaderRow } from '@lastlight/outlive/content/leaders'
import { RESOURCES } from '@lastlight/outlive/content/resources'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { EquipmentTile } from '../art/cards.tsx'
import { Icon } from '../art/icons.tsx'
import { LeaderBust } from '../art/leaders.tsx'
import { GoodsIcon } from '../shelter/Goods.tsx'
import { useLight } from '../shelter/lit.ts'
import { cardLook, Lantern, ThingButton } from '../shelter/ThingButton.tsx'
import styles from './LeaderCard.module.css'
import { MiniRing } from './MiniRing.tsx'

/** A leader: portrait, age and trade, start areas, and goods. */
export function LeaderCard({ leader }: { readonly leader: LeaderId }): ReactElement {
  const words = useWords()
  const thing = `leader:${leader}`
  const light = useLight(thing, true)
  const { age, areas, resources, equipment } = leaderRow(leader)
  return (
    <li className={classes(cardLook(light), styles['leader'])}>
      <LeaderBust leader={leader} className={styles['bust']} />
      <div className={styles['who']}>
        <h4>
          <ThingButton thing={thing} own light={light}>
            {words.say(`leader.${leader}`)}
          </ThingButton>
        </h4>
        <p>
          {words.say(`leader.trade.${leader}`)}, {words.say('shelter.leader.age', { n: age })}
        </p>
      </div>
      <div className={styles['facts']}>
        <div>
          <h5>{words.say('shelter.leader.starts')}</h5>
          <MiniRing areas={areas} />
          <p className={styles['areas']}>{words.list(areas.map(area => words.say(`area.${area}`)))}</p>
        </div>
        <div>
          <h5>{words.say('shelter.leader.brings')}</h5>
          <ul className={styles['goods']}>
            {resources === undefined ? (
              <li>
                <Icon name="search" />
                {words.say('shelter.leader.tokens')}
              </li>
            ) : (
              RESOURCES.filter(kind => (resources[kind] ?? 0) > 0).map(kind => (
                <li key={kind}>
                  <GoodsIcon kind={kind} />
                  {words.say(`count.${kind}`, { n: resources[kind]! })}
                </li>
              ))
            )}
            <li>
              <EquipmentTile kind={equipment} broken />
              <span>
                <b>{words.say(`equipment.${equipment}`)}</b>, {words.say('shelter.tile.broken')}
                <small>{words.say(`equipment.effect.${equipment}`)}</small>
              </span>
            </li>
          </ul>
        </div>
      </div>
      <Lantern light={light} />
    </li>
  )
}
