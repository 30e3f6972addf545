import type { ReactElement, ReactNode } from 'react'
import { isLit } from '../../../face/choice.ts'
import type { Thing } from '../../../face/face.ts'
import { usePointing } from '../../../face/pointing.ts'
import { useShown } from '../../../face/shown.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './Spot.module.css'

interface Props {
  readonly thing: Thing
  /** The name, for the button that it becomes when it can be chosen. */
  readonly label: string
  /** Another thing that must be part of the option: a token means its area, not one's own store. */
  readonly within?: Thing
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A small thing on the board: drawn always, a button while it can be chosen. */
export function Spot({ thing, label, within, className, children }: Props): ReactElement {
  const { choice, point } = usePointing()
  const { highlighted, changed } = useShown()
  const belongs =
    within === undefined || choice.offers.some(({ things }) => things.includes(thing) && things.includes(within))
  const lit = belongs && isLit(choice, thing)
  const pointed = choice.pointed.includes(thing)
  return (
    <span
      className={classes(
        styles['spot'],
        className,
        lit && styles['lit'],
        pointed && styles['pointed'],
        highlighted.has(thing) && styles['highlighted'],
        changed.has(thing) && styles['changed'],
      )}
      data-thing={thing}
    >
      <span className={styles['drawn']} aria-hidden="true">
        {children}
      </span>
      {lit && (
        <button
          type="button"
          className={styles['over']}
          aria-label={label}
          aria-pressed={pointed}
          onClick={() => point(thing)}
        />
      )}
    </span>
  )
}
