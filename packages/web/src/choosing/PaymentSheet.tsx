import type { ReactElement } from 'react'
import { Icon } from '../art/index.ts'
import type { Payment } from '../face/face.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import { Confirm } from './Confirm.tsx'
import { useChoosing } from './choosing.ts'
import { Options } from './Options.tsx'
import styles from './PaymentSheet.module.css'
import { added, changed, filled, isEnough, laidInWords, mayAdd, open, wanted } from './paying.ts'

/** A run of small payments as one: the amount due, the amount laid out, one button. */
export function PaymentSheet({ payment }: { readonly payment: Payment }): ReactElement {
  const words = useWords()
  const { free, list, ending, paying, counts: laid, lay } = useChoosing()
  const { kinds, title } = payment
  const others = list.length > 0 || ending !== undefined
  const enough = isEnough(payment, laid)
  const parts = words.list(laidInWords(payment, laid))
  return (
    <>
      <div className={styles['sheet']} data-folds>
        <div className={styles['top']}>
          <h3 className="label">{title}</h3>
          <Button
            look="quiet"
            aria-disabled={!free || enough}
            onClick={() => lay(filled(payment, laid))}
            says="table.pay.fill"
          />
        </div>
        <ul>
          {kinds.map(({ label, icon, colour, have }, kind) => (
            <li key={label}>
              <Icon name={icon} size="26px" style={{ color: colour }} />
              <span>
                <b>{label}</b>
                <small>{words.say('table.pay.left', { n: have - laid[kind]! })}</small>
              </span>
              <IconButton
                icon="minus"
                label={words.say('table.pay.less', { what: label })}
                aria-disabled={!free || laid[kind] === 0}
                onClick={() => {
                  if (laid[kind]! > 0) lay(changed(laid, kind, -1))
                }}
              />
              <output aria-label={label}>{laid[kind]}</output>
              <IconButton
                icon="plus"
                label={words.say('table.pay.more', { what: label })}
                aria-disabled={!free || !mayAdd(payment, laid, kind)}
                onClick={() => {
                  if (mayAdd(payment, laid, kind)) lay(added(payment, laid, kind))
                }}
              />
            </li>
          ))}
        </ul>
        <p role="status" className="note">
          {enough
            ? words.say('table.pay.sum', { parts })
            : words.say('table.pay.open', { n: open(payment, laid), due: wanted(payment) })}
        </p>
        {others && <Options />}
      </div>
      <Confirm
        {...(paying && {
          label: enough ? words.say('table.pay.go', { parts }) : words.say('table.pay.wait'),
        })}
      />
    </>
  )
}
