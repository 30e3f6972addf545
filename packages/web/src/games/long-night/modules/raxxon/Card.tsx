import type { ReactElement, ReactNode } from 'react'
import styles from './RaxxonCards.module.css'

interface CardProps {
  readonly title: string
  readonly tag?: ReactNode
  readonly children: ReactNode
}

export const Card = ({ title, tag, children }: CardProps): ReactElement => (
  <section className={styles['card']} aria-label={title} data-card="raxxon">
    <h3>
      {title}
      {tag !== undefined && <small>{tag}</small>}
    </h3>
    {children}
  </section>
)
