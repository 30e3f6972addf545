// One entrance of the colony: a gate in the fence, three spaces before it, and what tonight brings to it.

import type { View } from '@lastlight/long-night'
import { emptySpaces } from '@lastlight/long-night/queries/entrances'
import type { ReactElement } from 'react'
import { usePointing } from '../../../face/pointing.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Fence } from '../art/Fence.tsx'
import { thing } from '../thing.ts'
import { Coming } from './Coming.tsx'
import { gateInWords } from './facts.ts'
import type { Forecast } from './forecast.ts'
import styles from './Gate.module.css'
import { useLight } from './lit.ts'
import { Spaces } from './Spaces.tsx'

interface Props {
  readonly view: View
  readonly index: number
  readonly forecast: Forecast
}

export function Gate({ view, index, forecast }: Props): ReactElement {
  const words = useWords()
  const { point } = usePointing()
  const gate = thing('gate', index + 1)
  const { lit, glows, pointed } = useLight(gate)
  return (
    <li
      className={classes(
        styles['gate'],
        glows && styles['lit'],
        pointed && styles['pointed'],
        forecast.what === 'falls' && styles['falls'],
      )}
      data-thing={gate}
    >
      <Fence gate={index + 1} full={emptySpaces(view, 'colony', index) === 0} className={styles['fence']} />
      <span className={styles['ground']}>
        <Spaces view={view} at="colony" entrance={index} seed={index} />
      </span>
      <button
        type="button"
        className={classes('hit', styles['foot'])}
        data-gate={index}
        data-part={index === 0 ? 'gates' : undefined}
        data-lit={glows || undefined}
        aria-pressed={lit ? pointed : undefined}
        onClick={() => point(gate)}
      >
        <span className="visually-hidden">{gateInWords(view, index, words)}</span>
        <b aria-hidden="true">{index + 1}</b>
        {glows && <span className="visually-hidden">{words.say('colony.lit')}</span>}
        <Coming forecast={forecast} />
      </button>
    </li>
  )
}
