import type { CloseWish, ReportInFull, ReportSummary } from '@lastlight/protocol'
import { type ReactElement, useState } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useWork } from '../../api/useWork.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useWords } from '../../words/words.tsx'
import { Around } from './Around.tsx'
import styles from './Operator.module.css'
import { calledAs, ReportHead } from './ReportHead.tsx'

const DAYS = ['1', '7', '30', '365'] as const

interface Props {
  readonly report: ReportSummary
  readonly onChange: () => void
}

/** An open report: what was said around it, and the ways to close it. */
export function Report({ report, onChange }: Props): ReactElement {
  const words = useWords()
  const { busy, problem, run } = useWork()
  const [whole, setWhole] = useState<ReportInFull>()
  const [days, setDays] = useState<(typeof DAYS)[number]>('7')
  const [isSure, setSure] = useState(false)
  const { id, person, reports, table } = report
  const name = calledAs(person)
  const whom = <span className="visually-hidden">{name}</span>
  const close = (wish: CloseWish): void =>
    run(async () => {
      setSure(false)
      await api.operator.close(id, wish).finally(onChange)
    })
  return (
    <li>
      <ReportHead report={report} />
      <p className="note">
        {words.say('operator.count', { n: reports })} · {words.say('operator.table', { table })}
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
      <ProblemLine problem={problem} special={{ conflict: 'operator.late', notFound: 'operator.late' }} />
      <div className={styles['acts']}>
        <Button busy={busy} onClick={() => close({ outcome: 'nothing' })}>
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
                values={DAYS.map(value => ({ value, label: words.say('operator.days.n', { n: Number(value) }) }))}
                onValue={setDays}
              />
              <Button busy={busy} icon="soundOff" onClick={() => close({ outcome: 'mute', days: Number(days) })}>
                {words.say('operator.mute')}
                {whom}
              </Button>
            </div>
            <Button look="bad" busy={busy} onClick={() => setSure(true)}>
              {words.say('operator.ban')}
              {whom}
            </Button>
          </>
        )}
      </div>
      {isSure && (
        <Dialog title={words.say('operator.ban.title', { name })} onClose={() => setSure(false)}>
          <p>{words.say('operator.ban.text', { name })}</p>
          <div className="row">
            <Button look="bad" onClick={() => close({ outcome: 'ban' })} says="operator.ban.yes" />
            <Button onClick={() => setSure(false)} says="operator.ban.no" />
          </div>
        </Dialog>
      )}
    </li>
  )
}
