import { type ChangeEvent, type ComponentProps, type ReactElement, useId } from 'react'
import { Icon, type IconName } from '../art/index.ts'
import { useWords } from '../words/words.tsx'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Link } from './Link.tsx'

interface ButtonStyle {
  /** 'go' is the one thing to do now: lantern amber. 'mood' is the game's own colour. */
  readonly look?: 'plain' | 'go' | 'quiet' | 'mood' | 'bad'
  readonly icon?: IconName
  readonly big?: boolean
  /** The key of the message that it says. */
  readonly says?: string
}

const Said = ({ says }: { readonly says: string }): ReactElement => <>{useWords().say(says)}</>

const classOf = ({ look = 'plain', big = false }: ButtonStyle, more?: string): string =>
  classes(styles['button'], styles[look], big && styles['big'], more)

/** A button with words; `busy` waits for something that was asked for. */
export function Button({
  look,
  icon,
  big,
  says,
  busy = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ComponentProps<'button'> & ButtonStyle & { readonly busy?: boolean }): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ ...(look && { look }), ...(big && { big }) }, className)}
      disabled={disabled}
      // Not disabled while busy: a keyboard user would lose the focus.
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      {says !== undefined && <Said says={says} />}
      {children}
    </button>
  )
}

export function ButtonLink({
  look,
  icon,
  big,
  says,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle): ReactElement {
  return (
    <Link {...rest} className={classOf({ ...(look && { look }), ...(big && { big }) }, className)}>
      {icon && <Icon name={icon} />}
      {says !== undefined && <Said says={says} />}
      {children}
    </Link>
  )
}

interface FileProps {
  readonly look: 'go' | 'quiet'
  readonly says: string
  readonly onText: (text: string) => void
}

/** A button that opens a JSON file and reads its text. */
export function FileButton({ look, says, onText }: FileProps): ReactElement {
  const id = useId()
  const read = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void file.text().then(onText)
  }
  return (
    <div>
      <input id={id} className="visually-hidden" type="file" accept="application/json,.json" onChange={read} />
      <label className={classOf({ look }, styles['file'])} htmlFor={id}>
        <Icon name="import" />
        <Said says={says} />
      </label>
    </div>
  )
}

/** A button with a picture; `label` is its name for screen readers and on hover. */
export function IconButton({
  icon,
  label,
  size,
  className,
  ...rest
}: ComponentProps<'button'> & {
  readonly icon: IconName
  readonly label: string
  readonly size?: string
}): ReactElement {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classes(styles['button'], styles['quiet'], styles['square'], className)}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
