import { type ReactElement, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { Button } from './Button.tsx'
import styles from './CopyField.module.css'
import { TextField } from './Field.tsx'

interface Props {
  readonly label: string
  readonly text: string
}

/** A text to take away: it can be selected everywhere, and copied with a button where the browser allows that. */
export function CopyField({ label, text }: Props): ReactElement {
  const words = useWords()
  const [copied, setCopied] = useState(false)
  // The clipboard exists on secure pages only.
  const clipboard = (navigator as { readonly clipboard?: Clipboard }).clipboard
  return (
    <div className={styles['copy']}>
      <TextField
        label={label}
        value={text}
        readOnly
        onText={() => undefined}
        onFocus={event => event.currentTarget.select()}
      />
      {clipboard && (
        <Button
          icon={copied ? 'check' : 'copy'}
          onClick={() => {
            clipboard.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }}
          says={copied ? 'tables.copied' : 'tables.copy'}
        />
      )}
      <span role="status" className="visually-hidden">
        {copied ? words.say('tables.copied') : ''}
      </span>
    </div>
  )
}
