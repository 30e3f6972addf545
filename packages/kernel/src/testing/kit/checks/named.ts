import type { Told, Viewer } from '../../../contract.ts'
import { heard } from '../../../match/told.ts'
import { branch, type Check, type CheckedState, found, named, worded } from '../checkedState.ts'
import { choose } from '../choose.ts'
import { isWhereabouts, zonesLeft } from '../whereabouts.ts'

/** Every word in a value: texts and names of fields, and the parts of compound texts. */
function words(value: unknown, into: Set<string>, leaveOut: (value: object) => boolean): Set<string> {
  if (typeof value === 'string') {
    into.add(value)
    for (const part of value.split(/[^\w-]+/)) into.add(part)
  } else if (typeof value === 'object' && value !== null && !leaveOut(value))
    for (const [key, item] of Object.entries(value)) {
      into.add(key)
      words(item, into, leaveOut)
    }
  return into
}

/** The ids that a view shows. The whereabouts of a card do not count. */
const shown = (view: unknown): ReadonlySet<string> => words(view, new Set(), isWhereabouts)

interface Sight {
  readonly view: unknown
  readonly shown: ReadonlySet<string>
  readonly zonesLeft: ReadonlyMap<string, number>
}

const sightOf = (view: unknown): Sight => ({ view, shown: shown(view), zonesLeft: zonesLeft(view) })

/**
 * A card that was shown and shuffled away at once leaves its trace in the whereabouts, or at least raises the barrier.
 */
function hasLearnt(id: string, before: Sight, after: Sight, walled: boolean): boolean {
  const left = after.zonesLeft.get(id)
  return left !== undefined && (left < (before.zonesLeft.get(id) ?? 0) || (left === 1 && walled))
}

/** Whether undo is now barred to this viewer; for the public, whether it is barred to all. */
const walledOff = ({ game, seats }: CheckedState, viewer: Viewer, before: unknown, after: unknown): boolean =>
  (viewer === 'public' ? seats : [viewer]).every(seat => game.barrier(before, seat) !== game.barrier(after, seat))

/** `states` are those before and after the told events; at the deal there is only one. */
export function checkNames(m: CheckedState, told: readonly Told<unknown>[], states: readonly [unknown, unknown]): void {
  const { subject, game } = m
  if (!subject.ids) return
  const ids = new Set(subject.ids)
  for (const viewer of m.viewers) {
    let sights: readonly [Sight, Sight] | undefined
    for (const event of told.flatMap(t => heard(t, viewer) ?? []))
      for (const id of words(event, new Set(), () => false)) {
        if (!ids.has(id)) continue
        sights ??= [sightOf(game.view(states[0], viewer)), sightOf(game.view(states[1], viewer))]
        const may =
          sights.some(sight => sight.shown.has(id) || subject.knows?.(sight.view, id, event)) ||
          hasLearnt(id, ...sights, walledOff(m, viewer, ...states))
        if (!may) found('named', `${named(viewer)} is told ${worded(event)} and may not know ${id}`)
      }
  }
}

export const namedIds: Check = {
  name: 'named',
  at(m, draws) {
    for (let i = 0; i < 3; i++) {
      const chosen = choose(m.subject, m.state, m.seats.length, draws)
      if (!chosen) return
      const after = branch(m, chosen.seat, chosen.option)
      checkNames(m, after.told, [m.state, after.state])
    }
  },
}
