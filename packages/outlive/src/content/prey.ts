import type { ByPlayers } from './areas.ts'
import type { Source } from './source.ts'

export interface PreyRow {
  readonly resistance: number
  /** Meat for the first, the second and every later token of this kind. */
  readonly meat: readonly number[]
  readonly count: number
  readonly source: Source
}

const prey = (resistance: number, source: Source): PreyRow => ({
  resistance,
  meat: [resistance - 2, resistance - 1, resistance],
  count: 6,
  source,
})

// OUT-COMP-04; the meat of the 6 is printed.
export const PREY = {
  r3: prey(3, 'proposed'),
  r4: prey(4, 'proposed'),
  r5: prey(5, 'proposed'),
  r6: prey(6, 'printed'),
  r7: prey(7, 'proposed'),
} as const satisfies { readonly [kind: string]: PreyRow }
export type PreyKind = keyof typeof PREY
export const PREY_KINDS = Object.keys(PREY) as readonly PreyKind[]

export const PREY_IDS: readonly string[] = PREY_KINDS.flatMap(kind =>
  Array.from({ length: PREY[kind].count }, (_, i) => `${kind}:${i + 1}`),
)
const KIND = new Map(PREY_IDS.map(id => [id, id.slice(0, id.indexOf(':')) as PreyKind]))
export const preyKind = (id: string): PreyKind => KIND.get(id)!
const ROW = new Map<string, PreyRow>(PREY_IDS.map(id => [id, PREY[preyKind(id)]]))
export const preyRow = (id: string): PreyRow => ROW.get(id)!

/** OUT-SETUP-15 */
export const PREY_PER_STACK: ByPlayers = [6, 8, 10]
