import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useWords } from '../words/words.tsx'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** A sheet comes from below on a phone; a drawer from the side. */
  readonly from?: 'middle' | 'below' | 'side'
  /** For a picture. */
  readonly wide?: boolean
  /** What opened it, if it may be open from the start: nothing had the focus then. */
  readonly opener?: RefObject<HTMLElement | null>
}

/** A window over the page: Escape and a tap beside it close it, and the focus goes back to where it was. */
export function Dialog({ title: said, onClose, children, from = 'middle', wide = false, opener }: Props): ReactElement {
  const words = useWords()
  const frame = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = opener?.current ?? document.activeElement
    const dialog = frame.current
    dialog?.showModal()
    if (dialog) firstFocus(dialog, title.current, from === 'middle').focus()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [from, opener])
  return (
    <dialog
      ref={frame}
      className={classes(styles['dialog'], styles[from], wide && styles['wide'])}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        // A dialog inside this one closes alone.
        if (event.target === frame.current) onClose()
      }}
      onClick={event => {
        if (event.target === frame.current) onClose()
      }}
    >
      <div className={styles['inside']}>
        <header>
          <h2 id={heading} ref={title} tabIndex={-1}>
            {said}
          </h2>
          <IconButton icon="close" label={words.say('shell.close')} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** Where a dialog begins that was left and is there again. */
export const FIRST_FOCUS = '[data-first-focus]'

const FIELDS =
  'input:enabled:not([readonly], [type="radio"]:not(:checked)), select:enabled, textarea:enabled:not([readonly])'

/**
 * A dialog that asks for something begins at its first field. Every other one begins at its title: a screen reader reads it
 * out, and Enter does nothing yet. The browser alone would begin at the button that closes it. A sheet or a drawer is part of
 * the table, and a field there would bring up the keyboard of a phone.
 */
function firstFocus(dialog: HTMLElement, title: HTMLElement | null, asks: boolean): HTMLElement {
  const marked = dialog.querySelector<HTMLElement>(FIRST_FOCUS)
  if (marked) return marked
  const fields = asks ? [...dialog.querySelectorAll<HTMLElement>(FIELDS)] : []
  return fields.find(field => field.checkVisibility()) ?? title ?? dialog
}
