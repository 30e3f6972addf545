import type { Words } from '@lastlight/words'
import type { Sample } from '../../../sim/statistics.ts'
import type { LongNightFigures } from './figures.ts'

export interface Report {
  readonly figures: LongNightFigures
  readonly words: Words
  readonly sample: Sample
}

/** The number of the first game with this thing: `--game` plays it again. */
export const example = ({ sample }: Report, kind: string, id: string | number): number | undefined =>
  sample.examples?.get(`${kind}/${id}`)
