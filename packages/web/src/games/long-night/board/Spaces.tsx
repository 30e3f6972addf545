// The spaces of an entrance: a zombie, a barricade or a trap stands on each, or nothing. Special zombies stand first.

import type { View } from '@lastlight/long-night'
import type { Place } from '@lastlight/long-night/content/places'
import { type ReactElement, Suspense } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Barricade, Trap, Zombie } from '../art/figures.tsx'
import { Special } from '../modules/raxxon/lazy.ts'
import { isExperiment, type Space, spacesOf } from './facts.ts'
import styles from './Spaces.module.css'

interface Props {
  readonly view: View
  readonly at: Place
  readonly entrance: number
  /** Neighbouring entrances begin with different figures. */
  readonly seed?: number
}

export const Spaces = ({ view, at, entrance, seed = 0 }: Props): ReactElement => (
  <span className={styles['spaces']} aria-hidden="true">
    {spacesOf(view, at, entrance).map((space, i) => (
      <span
        key={`${space} ${i}`}
        className={classes(
          styles['space'],
          space === 'free' && styles['free'],
          isExperiment(space) && styles['special'],
        )}
        data-thing={isExperiment(space) ? `special:${space}` : undefined}
      >
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
    case 'free':
      return null
    default:
      return (
        <Suspense fallback={<Zombie n={n} />}>
          <Special experiment={space} className={styles['walks']} />
        </Suspense>
      )
  }
}
