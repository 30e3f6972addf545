import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './controls.module.css'

interface SwitchProps {
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly disabled?: boolean
}

export function Switch({ label, note, on, onChange, disabled = false }: SwitchProps): ReactElement {
  const id = useId()
  return (
    <div className={styles['line']}>
      <label htmlFor={id}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles['switch']}
        checked={on}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
    </div>
  )
}

interface Value<T> {
  readonly value: T
  readonly label: ReactNode
  /** What it changes; values with notes are shown as tiles. */
  readonly note?: ReactNode
  readonly disabled?: boolean
}

interface PickProps<T> {
  readonly legend: ReactNode
  readonly values: readonly Value<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly disabled?: boolean
}

/** One of a few, all in sight. */
export function Pick<T extends string | number>({
  legend,
  values,
  value,
  onChange,
  disabled = false,
}: PickProps<T>): ReactElement {
  const name = useId()
  const isTiled = values.some(({ note }) => note !== undefined)
  return (
    <fieldset className={styles['pick']} disabled={disabled}>
      <legend>{legend}</legend>
      <div className={isTiled ? styles['tiles'] : 'row'}>
        {values.map(each => (
          <label key={each.value}>
            <input
              className="cover"
              type="radio"
              name={name}
              checked={each.value === value}
              disabled={each.disabled}
              aria-labelledby={isTiled ? `${name}-${each.value}` : undefined}
              aria-describedby={isTiled ? `${name}-${each.value}-note` : undefined}
              onChange={() => onChange(each.value)}
            />
            {isTiled ? (
              <span>
                <b id={`${name}-${each.value}`}>{each.label}</b>
                <small id={`${name}-${each.value}-note`}>{each.note}</small>
              </span>
            ) : (
              <span>{each.label}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
