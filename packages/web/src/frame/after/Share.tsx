import { type ReactElement, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Share.module.css'

interface Props {
  readonly text: string
  /** The replay begins at the deal, so its address tells nothing about the end. */
  readonly link?: string
  readonly onClose: () => void
}

/** A text to take away: it can be selected, copied, or handed to another program. */
export function Share({ text, link, onClose }: Props): ReactElement {
  const words = useWords()
  const id = useId()
  const [copied, setCopied] = useState(false)
  // Both exist on secure pages only.
  const { clipboard, share } = navigator as { readonly clipboard?: Clipboard; readonly share?: Navigator['share'] }
  return (
    <Dialog title={words.say('after.share')} onClose={onClose}>
      <div className={styles['share']}>
        <label htmlFor={id}>{words.say('after.share.text')}</label>
        <textarea
          id={id}
          readOnly
          rows={text.split('\n').length + 1}
          value={text}
          onFocus={event => event.currentTarget.select()}
        />
        <div className="row">
          {clipboard && (
            <Button
              icon={copied ? 'check' : 'copy'}
              onClick={() =>
                void clipboard.writeText(text).then(
                  () => setCopied(true),
                  () => setCopied(false),
                )
              }
              says={copied ? 'tables.copied' : 'tables.copy'}
            />
          )}
          {share && (
            <Button
              icon="share"
              onClick={() => void share.call(navigator, { text }).catch(() => undefined)}
              says="after.share.send"
            />
          )}
        </div>
        {link !== undefined && <CopyField label={words.say('after.share.link')} text={link} />}
        <span role="status" className="visually-hidden">
          {copied ? words.say('tables.copied') : ''}
        </span>
      </div>
    </Dialog>
  )
}
