import type { ReactElement } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Invite.module.css'

const joinLink = (code: string): string => `${location.origin}/join/${code}`

/** An address that only this machine understands. */
const isOnlyHere = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname)

interface Props {
  readonly code: string
  /** On a screen that everybody sees there is nobody to press a button. */
  readonly shared: boolean
}

/** How others come to this table: by a code, a link, or a picture for their phone. */
export function Invite({ code, shared }: Props): ReactElement {
  const words = useWords()
  const link = joinLink(code)
  const share = (): void => {
    // Whoever closes the sheet has changed their mind; that is no trouble.
    navigator.share({ title: 'Lastlight', text: words.say('tables.invite.text'), url: link }).catch(() => undefined)
  }
  return (
    <section className={styles['invite']} aria-labelledby="invite">
      <div className={styles['words']}>
        <h2 id="invite">{words.say('tables.invite')}</h2>
        <p className={styles['code']}>
          <span>{words.say('tables.code')}</span>
          <b aria-label={code.split('').join(' ')}>{code}</b>
        </p>
        {!shared && <CopyField label={words.say('tables.invite.link')} text={link} />}
        {!shared && 'share' in navigator && (
          <div>
            <Button icon="share" onClick={share}>
              {words.say('tables.invite.share')}
            </Button>
          </div>
        )}
        {isOnlyHere() && <p className={styles['note']}>{words.say('tables.invite.onlyHere')}</p>}
      </div>
      <QrCode text={link} label={words.say('tables.qr', { address: link })} />
    </section>
  )
}
