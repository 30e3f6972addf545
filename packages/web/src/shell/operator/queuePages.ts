import type { ReportPage, ReportSummary } from '@lastlight/protocol'
import type { Api } from '../../api/client.ts'
import { fetchPages } from './fetchPages.ts'

/** The first pages of the queue as one list, which grows page by page and is fetched anew as a whole. */
export interface QueuePages extends ReportPage {
  /** How many pages these are. */
  readonly pages: number
}

export async function fetchQueue({ operator }: Pick<Api, 'operator'>, pages: number): Promise<QueuePages> {
  const fetched = await fetchPages(operator.reports, pages)
  // A report that is closed between two requests is on two pages: the later one is right.
  const reports = new Map(fetched.flatMap(page => page.reports).map(report => [report.id, report]))
  return { ...fetched.at(-1)!, reports: [...reports.values()], pages: fetched.length }
}

/** Open reports, and those that were closed on this page, all in the order in which they came. */
export function cardsOf(
  open: readonly ReportSummary[],
  kept: ReadonlyMap<string, ReportSummary>,
): readonly { readonly report: ReportSummary; readonly isOpen: boolean }[] {
  const ids = new Set(open.map(({ id }) => id))
  return [
    ...open.map(report => ({ report, isOpen: true })),
    ...[...kept.values()].filter(({ id }) => !ids.has(id)).map(report => ({ report, isOpen: false })),
  ].sort(({ report: a }, { report: b }) => a.at - b.at || (a.id < b.id ? -1 : 1))
}
