// The spaces of an entrance: a zombie, a barricade or a trap stands on each, or nothing.

import type { View } from '@lastlight/long-night'
import type { Place } from '@lastlight/long-night/content/places'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Barricade, Trap, Zombie } from '../art/figures.tsx'
import { type Space, spacesOf } from './facts.ts'
import styles from './Spaces.module.css'

interface Props {
  readonly at: Place
  readonly entrance: View['places'][number]['entrances'][number]
  /** Neighbouring entrances begin with different figures. */
  readonly seed?: number
}

export const Spaces = ({ at, entrance, seed = 0 }: Props): ReactElement => (
  <span className={styles['spaces']} aria-hidden="true">
    {spacesOf(at, entrance).map((space, i) => (
      <span key={`${space} ${i}`} className={classes(styles['space'], space === 'free' && styles['free'])}>
        <Figure space={space} n={seed + i} />
      </span>
    ))}
  </span>
)

function Figure({ space, n }: { readonly space: Space; readonly n: number }): ReactElement | null {
  switch (space) {
    case 'zombie':
      return <Zombie n={n} className={styles['walks']} />
    case 'barricade':
      return <Barricade />
    case 'trap':
      return <Trap />
    default:
      return null
  }
}
