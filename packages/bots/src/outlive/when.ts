import type { State } from '@lastlight/outlive'
import type { Stage } from './table.ts'

/** How far the night has come for a seat. */
export function stageFor(s: State, seat: number): Stage {
  if (s.phase === 'events') return 'events'
  if (s.phase !== 'night') return 'day'
  const lane = s.flow.lanes.find(each => each.seat === seat)
  if (!lane || lane.done) return 'end'
  const at = lane.stack[1]?.at ?? ''
  if (at.startsWith('feed')) return 'feed'
  if (at.startsWith('radiation') || at.startsWith('recruit')) return 'recruit'
  if (at.startsWith('build')) return 'build'
  return at.startsWith('repair') ? 'repair' : 'end'
}
