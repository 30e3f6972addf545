import type { Area } from '@lastlight/outlive/content/areas'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import styles from './MiniRing.module.css'

/** The ring as it lies on the board, row by row; the hole is in the middle. */
const FRAME: readonly (Area | null)[] = [
  'forest',
  'dam',
  'militaryBase',
  'blackwood',
  null,
  'silentPeak',
  'amusementPark',
  'cargoShip',
  'mine',
]

/** Where heroes start, as a sign; the areas are named beside it. */
export const MiniRing = ({ areas }: { readonly areas: readonly Area[] }): ReactElement => (
  <span className={styles['ring']} aria-hidden="true">
    {FRAME.map(area => (
      <i
        key={area ?? 'hole'}
        className={classes(area === null && styles['hole'], area !== null && areas.includes(area) && styles['start'])}
      />
    ))}
  </span>
)
