import type { ReactElement, ReactNode } from 'react'
import { classes } from '../../../../ui/classes.ts'
import { tile } from '../../board/ThingButton.tsx'
import styles from './RaxxonCards.module.css'

interface CardProps {
  readonly title: string
  readonly tag?: ReactNode
  /** Over the whole row. */
  readonly wide?: boolean
  readonly children: ReactNode
}

export const Card = ({ title, tag, wide = false, children }: CardProps): ReactElement => (
  <section className={classes(tile, styles['card'])} aria-label={title} data-wide={wide || undefined}>
    <h3>
      {title}
      {tag !== undefined && <small>{tag}</small>}
    </h3>
    {children}
  </section>
)
