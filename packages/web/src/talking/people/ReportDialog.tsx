import type { ReportReason } from '@lastlight/protocol'
import { type ReactElement, useState } from 'react'
import type { Reported, TableControls } from '../../play/table.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Pick } from '../../ui/Switch.tsx'
import { problemLine } from '../../words/problemLine.ts'
import { useWords } from '../../words/words.tsx'
import styles from './People.module.css'

const REASONS: readonly ReportReason[] = ['insult', 'spam', 'cheating', 'other']
const LONGEST = 300

interface Props {
  readonly controls: TableControls
  readonly about: Reported
  /** The person, and the message if it is about one. */
  readonly name: string
  readonly message?: string | undefined
  readonly onClose: () => void
}

/** A report to the operator: a reason, and words if the person wants. */
export function ReportDialog({ controls, about, name, message, onClose }: Props): ReactElement {
  const words = useWords()
  const [reason, setReason] = useState<ReportReason>('insult')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    const answer = await controls.report(about, reason, text.trim())
    setBusy(false)
    setDone(answer.ok)
    setProblem(answer.ok ? '' : problemLine(words, 'problem' in answer ? answer.problem : 'table.problem'))
  }

  return (
    <Dialog title={words.say('table.report.who', { name })} onClose={onClose}>
      {!isDone && (
        <form
          className={styles['report']}
          onSubmit={event => {
            event.preventDefault()
            if (!isBusy) void send()
          }}
        >
          {message !== undefined && <blockquote>{message}</blockquote>}
          <Pick
            legend={words.say('table.report.reason')}
            value={reason}
            onChange={setReason}
            values={REASONS.map(value => ({ value, label: words.say(`table.report.reason.${value}`) }))}
          />
          <TextField
            label={words.say('table.report.text')}
            note={words.say('table.report.note', { name })}
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            onText={setText}
          />
          <div className="row">
            <Button type="submit" look="go" busy={isBusy} says="table.report.send" />
            <Button onClick={onClose} says="table.host.remove.no" />
          </div>
        </form>
      )}
      <p role="status">{isDone ? words.say('table.report.done') : problem}</p>
      {isDone && (
        <div className="row">
          <Button look="go" onClick={onClose} says="shell.close" />
        </div>
      )}
    </Dialog>
  )
}
