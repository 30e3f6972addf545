import type { Seat, Viewer } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { CONTAMINATION } from '@lastlight/outlive/content/tables'
import { nightCost } from '@lastlight/outlive/queries/tonight'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { signed } from '../signed.ts'
import { GoodsIcon } from './Goods.tsx'
import styles from './TonightLine.module.css'
import { lossAhead } from './warning.ts'

interface Props {
  readonly view: View
  readonly seat: Seat
  readonly viewer: Viewer
}

/** The costs of tonight; red only when a survivor would be lost. */
export function TonightLine({ view, seat, viewer }: Props): ReactElement {
  const words = useWords()
  const player = view.players[seat]!
  const from = player.contamination
  const { food, water, radiation, stopped, space } = nightCost(player, view.round)
  const loss = lossAhead(view, seat, viewer, words)
  return (
    <dl className={classes(styles['tonight'], loss !== undefined && styles['loss'])} data-part="tonight" tabIndex={-1}>
      <dt>{words.say('shelter.tonight')}</dt>
      <dd>
        <GoodsIcon kind="cans" />
        {words.say('shelter.tonight.rooms', { n: food })}
      </dd>
      <dd>
        <GoodsIcon kind="water" />
        {words.say('shelter.tonight.airlock', { n: water })}
      </dd>
      <dd>
        <Icon name="radiation" />
        {words.say('shelter.tonight.radiation', { n: radiation, stopped })}
      </dd>
      <dd>
        {words.say(space > from ? 'shelter.tonight.rise' : 'shelter.tonight.still', {
          from: signed(CONTAMINATION[from]!),
          to: signed(CONTAMINATION[space]!),
        })}
      </dd>
      <dd className={styles['sum']}>
        <Icon name={loss === undefined ? 'check' : 'warning'} />
        {loss ?? words.say('shelter.tonight.enough')}
      </dd>
    </dl>
  )
}
