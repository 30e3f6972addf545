import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'

interface Labelled {
  readonly label: ReactNode
  readonly note?: ReactNode
  /** The label is for screen readers only: the surroundings say it to the eye. */
  readonly bare?: boolean
  readonly className?: string | undefined
}

interface FieldProps extends Labelled {
  /** The input, with the properties that connect it with its label and note. */
  readonly control: (own: { readonly id: string; readonly 'aria-describedby'?: string }) => ReactElement
}

function Field({ label, note, bare = false, className, control }: FieldProps): ReactElement {
  const id = useId()
  return (
    <div className={classes(styles['field'], className)}>
      <label htmlFor={id} className={classes(bare && 'visually-hidden')}>
        {label}
      </label>
      {control({ id, ...(note !== undefined && { 'aria-describedby': `${id}note` }) })}
      {note !== undefined && <small id={`${id}note`}>{note}</small>}
    </div>
  )
}

type TextProps = Omit<ComponentProps<'input'>, 'onChange'> & Labelled & { readonly onText: (text: string) => void }

export const TextField = ({ label, note, bare = false, className, onText, ...rest }: TextProps): ReactElement => (
  <Field
    {...{ label, note, bare, className }}
    control={own => <input {...rest} {...own} onChange={event => onText(event.target.value)} />}
  />
)

interface SelectProps<T> extends Labelled {
  readonly value: T
  readonly values: readonly { readonly value: T; readonly label: string }[]
  readonly onValue: (value: T) => void
  readonly disabled?: boolean
}

/** One of several, when they would not all fit. */
export const SelectField = <T extends string>({
  value,
  values,
  onValue,
  disabled,
  ...labelled
}: SelectProps<T>): ReactElement => (
  <Field
    {...labelled}
    control={own => (
      <select
        {...own}
        value={value}
        disabled={disabled}
        onChange={event => onValue(values[event.target.selectedIndex]!.value)}
      >
        {values.map(each => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    )}
  />
)
