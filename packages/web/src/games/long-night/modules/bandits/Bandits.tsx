// Bandits at a location: each stands on a space of a survivor.

import type { ReactElement } from 'react'
import { fill } from '../../../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../../../art/svg.tsx'
import styles from './Bandits.module.css'

/** Warm as the living are, but with the face covered. */
const Bandit = (art: ArtProps): ReactElement => (
  <Svg kind="figure bandit" viewBox="0 0 28 40" {...art}>
    {fill(
      'M14 2c3.6 0 6 2.6 5.8 6-.1 2.3-1 4-2.4 5l.2 1.6c4 .9 6 3.5 6.4 8.4l.6 16H3.4L4 23c.4-4.9 2.4-7.5 6.4-8.4l.2-1.6c-1.5-1-2.4-2.7-2.4-5 0-3.4 2.4-6 5.8-6z',
      'var(--bandit)',
    )}
    {fill('M20 20l4-12 2 .7-4 13z', '#8a8f8a')}
    {fill('M8 8.5h12l-1 5-5 3-5-3z', '#b23a32')}
    {fill('M9.5 5.5h3.3v1.7H9.5zM15.2 5.5h3.3v1.7h-3.3z', '#f1ead9')}
  </Svg>
)

export const Bandits = ({ n }: { readonly n: number }): ReactElement => (
  <>
    {Array.from({ length: n }, (_, i) => (
      // Bandits are alike.
      <span key={i} className={styles['bandit']} aria-hidden="true">
        <Bandit />
      </span>
    ))}
  </>
)
