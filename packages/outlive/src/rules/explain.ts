// The reason for refusing a wish that no present question names.

import type { Reason, Seat } from '@lastlight/kernel'
import { playerOf } from '../language.ts'
import type { Option } from '../options.ts'
import type { State } from '../state.ts'

/** `peek` names all its limits itself, and `reconsider` is the kernel's. */
type ExplainedElsewhere = 'peek' | 'reconsider'

const reason = (rule: string, key: string): Reason => ({ rule, key, args: {} })

/** The phases in which each act is possible. */
const PHASES = new Map<unknown, readonly State['phase'][]>(
  Object.entries({
    drop: ['setup'],
    lead: ['setup'],
    inside: ['setup'],
    stand: ['setup'],
    discard: ['setup'],
    move: ['day'],
    skip: ['day'],
    gather: ['day'],
    algae: ['day'],
    unlock: ['day'],
    search: ['day'],
    take: ['day'],
    board: ['day'],
    hunt: ['day'],
    more: ['day'],
    locker: ['day'],
    bat: ['day'],
    shield: ['day'],
    ammo: ['day'],
    handOver: ['day'],
    giveUp: ['day'],
    immune: ['day'],
    end: ['events'],
    pass: ['events'],
    recruit: ['night'],
    build: ['setup', 'night'],
    moveIn: ['night'],
    dismantle: ['night'],
    repair: ['night'],
    pay: ['night'],
    lose: ['day', 'night'],
    house: ['day'],
    use: ['day', 'night'],
    done: ['day', 'night'],
  } satisfies { readonly [D in Exclude<Option['do'], ExplainedElsewhere>]: readonly State['phase'][] }),
)

export function explain(s: State, seat: Seat, wish: unknown): Reason | undefined {
  if (typeof wish !== 'object' || wish === null) return undefined
  const { do: name, room, what, tile } = wish as { [name: string]: unknown }
  const phases = PHASES.get(name)
  if (phases === undefined) return undefined
  if (!phases.includes(s.phase)) return reason('OUT-ROUND-01', 'round.otherPhase')
  const player = playerOf(s, seat)
  const owns = (id: unknown): boolean =>
    player.rooms.some(each => each.id === id) || player.equipment.some(each => each.id === id)
  if (room !== undefined && !owns(room)) return reason('OUT-ROUND-02', 'explain.notYours')
  if (what !== undefined && !owns(what)) return reason('OUT-ROUND-02', 'explain.notYours')
  if (name === 'take' && tile !== undefined) return reason('OUT-CITY-01', 'explain.notOnDisplay')
  if (tile !== undefined && !owns(tile)) return reason('OUT-ROUND-02', 'explain.notYours')
  if (name === 'end') return reason('OUT-NIGHT-EVENT-01', 'explain.notActive')
  if (name === 'hunt') return reason('OUT-HUNT-01', 'explain.notTheTop')
  return reason('OUT-ROUND-02', 'explain.notNow')
}
