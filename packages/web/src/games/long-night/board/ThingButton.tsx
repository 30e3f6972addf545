import type { ReactElement, ReactNode } from 'react'
import { usePointing } from '../../../face/pointing.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import type { LongNightThing } from '../thing.ts'
import { type Light, useLight } from './lit.ts'
import styles from './ThingButton.module.css'

interface Props {
  readonly thing: LongNightThing
  readonly label?: string
  /** The id of an element that says more about it. */
  readonly about?: string
  readonly className?: string | undefined
  /** Opens a dialog about it, while the question does not ask for it. */
  readonly onOpen?: () => void
  /** The thing that a press points at instead, while this one cannot be chosen. */
  readonly instead?: LongNightThing | undefined
  readonly children?: ReactNode
}

/** The name of a thing, spread over the nearest positioned element: a press anywhere on it points at the thing. */
export function ThingButton({ thing, label, about, className, onOpen, instead, children }: Props): ReactElement {
  const { point } = usePointing()
  const { lit, glows, pointed } = useLight(thing)
  return (
    <button
      type="button"
      className={classes('hit', styles['name'], className)}
      aria-label={label}
      aria-describedby={about}
      aria-pressed={glows ? pointed : undefined}
      aria-haspopup={onOpen && !glows ? 'dialog' : undefined}
      onClick={onOpen && !glows ? onOpen : () => point(lit ? thing : (instead ?? thing))}
    >
      {children}
    </button>
  )
}

/** The lantern on a thing that can be chosen, with its key. */
export function Lantern({ light: { glows, number } }: { readonly light: Light }): ReactElement | null {
  const words = useWords()
  return glows ? (
    <span className={classes(styles['lantern'], number !== undefined && styles['numbered'])}>
      <Icon name="lantern" />
      {number !== undefined && <span aria-hidden="true">{number}</span>}
      <span className="visually-hidden">{words.say('colony.lit')}</span>
    </span>
  ) : null
}

/** The class of everything with a frame on the table. */
export const tile = styles['tile']!

/** The class of a card that can be lit. */
export const litLook = ({ glows, pointed }: Light): string =>
  classes(styles['card'], glows && styles['lit'], pointed && styles['pointed'])
