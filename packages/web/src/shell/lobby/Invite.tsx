import type { ReactElement } from 'react'
import { useJoinOrigin } from '../../api/joinOrigin.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Invite.module.css'

interface Props {
  readonly code: string
  /** A shared screen has nobody to press a button. */
  readonly shared: boolean
  /** Whether every seat is taken: then the code is for spectators. */
  readonly isFull: boolean
}

/** The ways to join this table: a code, a link, or a QR code for phones. */
export function Invite({ code, shared, isFull }: Props): ReactElement {
  const words = useWords()
  const { origin, onlyHere } = useJoinOrigin()
  const link = `${origin}/join/${code}`
  const share = (): void => {
    // Closing the share sheet is no problem.
    navigator.share({ title: 'Lastlight', text: words.say('tables.invite.text'), url: link }).catch(() => undefined)
  }
  return (
    <section className={`panel ${styles['invite']}`} aria-labelledby="invite">
      <div className={styles['words']}>
        <h2 id="invite">{words.say('tables.invite')}</h2>
        {isFull && <p className="note">{words.say('tables.invite.full')}</p>}
        <p className={styles['code']}>
          <span>{words.say('tables.code')}</span>
          <b aria-label={code.split('').join(' ')}>{code}</b>
        </p>
        {!shared && <CopyField label={words.say('tables.invite.link')} text={link} />}
        {!shared && 'share' in navigator && (
          <div>
            <Button icon="share" onClick={share} says="tables.invite.share" />
          </div>
        )}
        {onlyHere && <p className="note">{words.say('tables.invite.onlyHere')}</p>}
      </div>
      <QrCode text={link} label={words.say('tables.qr', { address: link })} />
    </section>
  )
}
