import { CONTAMINATION } from '@lastlight/outlive/content/tables'
import type { CSSProperties, ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { signed } from '../signed.ts'
import styles from './Gauge.module.css'
import { useLight } from './lit.ts'
import { ThingButton } from './ThingButton.tsx'

interface Props {
  /** The space of the marker, and where tonight's radiation takes it. */
  readonly space: number
  readonly tonight: number
  /** Where the chosen option would take it. */
  readonly chosen: number
  readonly own: boolean
}

export function Gauge({ space, tonight, chosen, own }: Props): ReactElement {
  const words = useWords()
  const light = useLight('contamination', own)
  return (
    <div className={styles['gauge']}>
      <p className={styles['label']}>
        <Icon name="radiation" />
        <ThingButton thing="contamination" own={own} light={light}>
          {words.say('shelter.gauge')}
        </ThingButton>
        <b>{words.say('shelter.gauge.value', { value: signed(CONTAMINATION[space]!) })}</b>
      </p>
      <ol aria-hidden="true">
        {CONTAMINATION.map((value, i) => (
          <li
            key={value}
            style={{ '--k': i } as CSSProperties}
            className={classes(
              i === space && styles['here'],
              i === tonight && i !== space && styles['tonight'],
              i === chosen && i !== space && styles['chosen'],
            )}
          >
            {signed(value)}
          </li>
        ))}
      </ol>
      {(tonight !== space || chosen !== space) && (
        <p className="visually-hidden">
          {signed(CONTAMINATION[chosen === space ? tonight : chosen]!)}{' '}
          {words.say(chosen === space ? 'shelter.gauge.tonight' : 'shelter.gauge.chosen')}
        </p>
      )}
    </div>
  )
}
