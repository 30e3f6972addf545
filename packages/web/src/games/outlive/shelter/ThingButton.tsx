import type { ReactElement, ReactNode } from 'react'
import type { Thing } from '../../../face/face.ts'
import { usePointing } from '../../../face/pointing.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../art/icons.tsx'
import type { Light } from './lit.ts'
import styles from './ThingButton.module.css'

interface Props {
  readonly thing: Thing
  readonly own: boolean
  readonly light: Light
  readonly label?: string
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** The name of a thing, spread over the card that it names: pointing anywhere on it points at the thing. */
export function ThingButton({ thing, own, light, label, className, children }: Props): ReactElement {
  const { point } = usePointing()
  const look = classes('hit', styles['touch'], className)
  return own ? (
    <button
      type="button"
      className={look}
      data-thing={thing}
      aria-label={label}
      aria-pressed={light.lit ? light.pointed : undefined}
      onClick={() => point(thing)}
    >
      {children}
    </button>
  ) : (
    <span className={look} data-thing={thing}>
      {children}
    </span>
  )
}

/** The lantern on a thing that can be chosen, with its key. */
export function Lantern({ light }: { readonly light: Light }): ReactElement | null {
  return light.lit ? (
    <span className={styles['lantern']} aria-hidden="true">
      <Icon name="lantern" />
      {light.key}
    </span>
  ) : null
}

/** The class of a card that can be lit: edge, wash, glow. */
export const cardLook = ({ lit, pointed }: Light): string =>
  classes(styles['card'], lit && styles['lit'], pointed && styles['pointed'])
