// LN-CARD-09, U-16: what the colony can build. The lasting effect of each has the same id in `lasting.ts`.

import type { LastingId } from './lasting.ts'
import type { Source } from './source.ts'

export interface ImprovementRow {
  /** LN-IMP-04: progress tokens that complete it. */
  readonly cost: number
  readonly source: Source
}

const costs = (cost: number): ImprovementRow => ({ cost, source: 'proposed' })

export const IMPROVEMENTS = {
  watchtower: costs(3),
  kitchen: costs(3),
  compost: costs(2),
  ambulance: costs(2),
  quarters: costs(2),
  stoves: costs(3),
  loopholes: costs(3),
  radioMast: costs(4),
  quarantine: costs(4),
  ploughedRoad: costs(4),
} as const satisfies { readonly [id in LastingId]?: ImprovementRow }
export type ImprovementId = keyof typeof IMPROVEMENTS
export const IMPROVEMENT_IDS = Object.keys(IMPROVEMENTS) as readonly ImprovementId[]
export const isImprovement = (id: string): id is ImprovementId => Object.hasOwn(IMPROVEMENTS, id)
export const improvementRow = (id: string): ImprovementRow => IMPROVEMENTS[id as ImprovementId]

/** LN-IMP-02: so many lie face up. */
export const ON_OFFER = 4
