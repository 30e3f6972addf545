import type { Resource } from '@lastlight/outlive/content/resources'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { RESOURCE_COLOURS } from '../colours.ts'

import styles from './Goods.module.css'

export const GoodsIcon = ({ kind }: { readonly kind: Resource }): ReactElement => (
  <Icon name={kind} style={{ color: RESOURCE_COLOURS[kind] }} />
)

interface Props {
  readonly kind: Resource
  /** Not part of the payment. */
  readonly spared?: boolean
}

/** One token of a price on a small tile: the silhouette and the two letters of its kind. */
export function Coin({ kind, spared = false }: Props): ReactElement {
  const words = useWords()
  return (
    <span className={classes(styles['coin'], spared && styles['spared'])} aria-hidden="true">
      <GoodsIcon kind={kind} />
      {words.say(`board.code.${kind}`)}
    </span>
  )
}
