// What the record keeps about the end of a report. The first line is `REPORT: OUTCOME`, with the days of a mute; what the
// operator has noted follows on the next line.

import type { CloseWish, ReportClosing } from '@lastlight/protocol'

export function closingNote(report: string, wish: CloseWish): string {
  const outcome = wish.outcome === 'mute' ? `mute ${wish.days} days` : wish.outcome
  // A line break of the operator would not harm, but the record is shown in lines.
  const note = (wish.note ?? '').replace(/\s+/g, ' ').trim()
  return `${report}: ${outcome}${note === '' ? '' : `\n${note}`}`
}

export function readClosingNote(kept: string): Pick<ReportClosing, 'days' | 'note'> {
  const [first = '', ...rest] = kept.split('\n')
  const days = / (\d+) days$/.exec(first)?.[1]
  return { days: days === undefined ? null : Number(days), note: rest.join('\n') }
}
