import { type ReactElement, useEffect, useId, useMemo, useState } from 'react'
import type { Table } from '../../play/table.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { download } from '../../ui/download.ts'
import { useWords } from '../../words/words.tsx'
import styles from './BugReport.module.css'
import { lastFaults } from './errors.ts'
import { pageNow } from './page.ts'
import { reportOf, type TableReport, textOf } from './report.ts'

interface Props {
  /** Missing when the page broke before a table was open. */
  readonly table?: Table | undefined
  readonly onClose: () => void
}

/** A report that its author reads first: nothing is sent that was not seen. */
export function BugReport({ table, onClose }: Props): ReactElement {
  const words = useWords()
  const id = useId()
  const [what, setWhat] = useState('')
  const [told, setTold] = useState('')
  const at = useAtTable(table)
  const page = useMemo(pageNow, [])
  const text = at === 'gathering' ? '' : textOf(reportOf(what, page, lastFaults(), at))

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setTold(words.say('bug.copied'))
    } catch {
      setTold(words.say('bug.uncopied'))
    }
  }

  function save(): void {
    download('lastlight-report.json', text)
    setTold(words.say('bug.saved'))
  }

  return (
    <Dialog title={words.say('bug.title')} onClose={onClose}>
      <div className={styles['report']}>
        <label htmlFor={id}>{words.say('bug.what')}</label>
        <textarea id={id} rows={4} value={what} maxLength={4000} onChange={event => setWhat(event.target.value)} />
        <h3 id={`${id}-content`}>{words.say('bug.content')}</h3>
        <p className="note">{words.say('bug.contentNote')}</p>
        {at === 'gathering' ? (
          <p role="status">{words.say('bug.gathering')}</p>
        ) : (
          <>
            {at && <p className="note">{words.say(at.isOver ? 'bug.open' : 'bug.sealed')}</p>}
            {/* It scrolls, so the keyboard must get there. */}
            <pre tabIndex={0} role="region" aria-labelledby={`${id}-content`} lang="en">
              {text}
            </pre>
          </>
        )}
        <div className="row">
          <Button icon="copy" disabled={text === ''} onClick={() => void copy()} says="bug.copy" />
          <Button icon="export" disabled={text === ''} onClick={save} says="bug.save" />
          <Button onClick={onClose} says="bug.back" />
        </div>
        <p role="status" className={styles['told']}>
          {told}
        </p>
      </div>
    </Dialog>
  )
}

/** Collects the facts of a table for the report when it is opened. */
function useAtTable(table: Table | undefined): TableReport | undefined | 'gathering' {
  const [at, setAt] = useState<TableReport | undefined | 'gathering'>(table ? 'gathering' : undefined)
  useEffect(() => {
    if (!table) return
    let stale = false
    const { info, sight } = table.get()
    const tell = (file: string | undefined): void => {
      if (stale) return
      setAt(info ? { kind: table.kind, info, file, isOver: (sight?.outcome ?? null) !== null } : undefined)
    }
    table.exported().then(tell, () => tell(undefined))
    return () => {
      stale = true
    }
  }, [table])
  return at
}
