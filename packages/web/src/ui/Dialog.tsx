import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
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
}

/** A window over the page: Escape and a tap beside it close it, and the focus goes back to where it was. */
export function Dialog({ title, onClose, children, from = 'middle', wide = false }: Props): ReactElement {
  const words = useWords()
  const frame = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement
    const dialog = frame.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
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
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={words.say('shell.close')} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
