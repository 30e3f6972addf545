import type { ReportSummary } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../../words/words.tsx'

/** The table of a report: a link where the operator may watch it, and otherwise why there is none. */
export function TableOf({ report: { table, tableIs } }: { readonly report: ReportSummary }): ReactElement {
  const words = useWords()
  const name = words.say('operator.table', { table })
  if (tableIs === 'open') return <a href={`/table/${encodeURIComponent(table)}`}>{name}</a>
  return (
    <>
      {name} ({words.say(`operator.table.${tableIs}`)})
    </>
  )
}
