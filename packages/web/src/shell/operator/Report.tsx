import type { CloseWish, ReportInFull, ReportOutcome, ReportSummary } from '@lastlight/protocol'
import { type MouseEvent, type ReactElement, useState } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useWork } from '../../api/useWork.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { isSecondPress } from '../../ui/secondPress.ts'
import { useWords } from '../../words/words.tsx'
import { Around } from './Around.tsx'
import { markOf } from './nameIn.ts'
import styles from './Operator.module.css'
import { calledAs, ReportHead } from './ReportHead.tsx'
import { TableOf } from './TableOf.tsx'

const LONGEST_NOTE = 200
const DAYS = ['1', '7', '30', '365'] as const

interface Props {
  readonly report: ReportSummary
  readonly isOpen: boolean
  /** Keeps the card on the page, whatever the server answers. */
  readonly onClosing: () => void
  readonly onChange: () => Promise<void>
}

/** The card of a report that is open, or that this operator has closed since the page was opened: the chat around it, and the buttons that close it. */
export function Report({ report, isOpen, onClosing, onChange }: Props): ReactElement {
  const words = useWords()
  const { busy, problem, run } = useWork()
  const [whole, setWhole] = useState<ReportInFull>()
  const [days, setDays] = useState<(typeof DAYS)[number]>('7')
  const [isSure, setSure] = useState(false)
  const [outcome, setOutcome] = useState<ReportOutcome>()
  const [note, setNote] = useState('')
  const { id, person, reports } = report
  const name = person.id === null ? calledAs(person) : `${calledAs(person)} ${markOf(person.id)}`
  const whom = <span className="visually-hidden">{name}</span>
  const isClosed = outcome !== undefined || !isOpen
  const close = (wish: CloseWish, press: MouseEvent): void => {
    if (isClosed || isSecondPress(press)) return
    run(async () => {
      setSure(false)
      onClosing()
      try {
        await api.operator.close(id, { ...wish, note: note.trim() })
        setOutcome(wish.outcome)
      } finally {
        await onChange()
      }
    })
  }
  return (
    <li tabIndex={-1}>
      <ReportHead report={report} />
      <p className="note">
        {words.say('operator.count', { n: reports })} · <TableOf report={report} />
      </p>
      {person.id === null && <p>{words.say('operator.deleted')}</p>}
      <div>
        <Button
          look="quiet"
          icon="chat"
          busy={busy}
          aria-expanded={whole !== undefined}
          onClick={() => (whole ? setWhole(undefined) : run(async () => setWhole(await api.operator.report(id))))}
        >
          {words.say(whole ? 'operator.hide' : 'operator.show')}
          {whom}
        </Button>
      </div>
      {whole && <Around report={whole} />}
      <TextField
        label={
          <>
            {words.say('operator.closing')} {whom}
          </>
        }
        value={note}
        maxLength={LONGEST_NOTE}
        readOnly={isClosed}
        autoComplete="off"
        onText={setNote}
      />
      <div className={classes(styles['acts'], isClosed && styles['closed'])}>
        <Button busy={busy} aria-disabled={isClosed} onClick={press => close({ outcome: 'nothing' }, press)}>
          {words.say('operator.nothing')}
          {whom}
        </Button>
        {person.id !== null && (
          <>
            <div className={styles['muting']}>
              <SelectField
                bare
                label={
                  <>
                    {words.say('operator.days')} {whom}
                  </>
                }
                value={days}
                disabled={isClosed}
                values={DAYS.map(value => ({ value, label: words.say('operator.days.n', { n: Number(value) }) }))}
                onValue={setDays}
              />
              <Button
                busy={busy}
                aria-disabled={isClosed}
                icon="soundOff"
                onClick={press => close({ outcome: 'mute', days: Number(days) }, press)}
              >
                {words.say('operator.mute')}
                {whom}
              </Button>
            </div>
            <Button
              look="bad"
              busy={busy}
              aria-disabled={isClosed}
              onClick={press => !isClosed && !isSecondPress(press) && setSure(true)}
            >
              {words.say('operator.ban')}
              {whom}
            </Button>
          </>
        )}
      </div>
      <p role="status" className={styles['done']}>
        {outcome !== undefined &&
          [words.say('operator.did.close report', { target: name }), words.say(`operator.outcome.${outcome}`)].join(
            ' · ',
          )}
      </p>
      <ProblemLine
        problem={problem}
        special={{
          conflict: isOpen ? 'operator.impossible' : 'operator.alreadyClosed',
          notFound: 'operator.alreadyClosed',
        }}
      />
      {isSure && (
        <Dialog title={words.say('operator.ban.title', { name })} onClose={() => setSure(false)}>
          <p>{words.say(person.username === null ? 'operator.ban.guest' : 'operator.ban.text', { name })}</p>
          <div className="row">
            <Button look="bad" onClick={press => close({ outcome: 'ban' }, press)} says="operator.ban.yes" />
            <Button onClick={() => setSure(false)} says="operator.ban.no" />
          </div>
        </Dialog>
      )}
    </li>
  )
}
