import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'

interface Labelled {
  readonly label: ReactNode
  readonly note?: ReactNode
  /** The label is for screen readers only: the surroundings say it to the eye. */
  readonly bare?: boolean
}

export function TextField({
  label,
  note,
  bare = false,
  onText,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'onChange'> & Labelled & { readonly onText: (text: string) => void }): ReactElement {
  const id = useId()
  return (
    <div className={classes(styles['field'], className)}>
      <label htmlFor={id} className={classes(bare && 'visually-hidden')}>
        {label}
      </label>
      <input
        id={id}
        {...rest}
        {...(note !== undefined && { 'aria-describedby': `${id}note` })}
        onChange={event => onText(event.target.value)}
      />
      {note !== undefined && <small id={`${id}note`}>{note}</small>}
    </div>
  )
}

interface SelectProps extends Labelled {
  readonly value: string
  readonly values: readonly { readonly value: string; readonly label: string }[]
  readonly onValue: (value: string) => void
  readonly disabled?: boolean
}

/** One of several, when they would not all fit. */
export function SelectField({
  label,
  note,
  bare = false,
  value,
  values,
  onValue,
  disabled,
}: SelectProps): ReactElement {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={classes(bare && 'visually-hidden')}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        {...(note !== undefined && { 'aria-describedby': `${id}note` })}
        onChange={event => onValue(event.target.value)}
      >
        {values.map(each => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
      {note !== undefined && <small id={`${id}note`}>{note}</small>}
    </div>
  )
}
