import type { Event, View } from '@lastlight/long-night'
import type { Report } from '../../../face/face.ts'
import { ReportPart } from './ReportPart.tsx'
import { type ReportData, reportOf } from './report.ts'

/** The betrayal report, from the view of every seat at the end. */
export const report: Report<View, Event, ReportData> = {
  async collect(played) {
    const bySeat: { readonly view: View; readonly told: readonly Event[] }[] = []
    for (const seat of played.names.keys()) {
      const { sight, told } = await played.at(played.length, seat)
      bySeat.push({ view: sight.view, told })
    }
    return reportOf(bySeat)
  },
  Part: ReportPart,
}
