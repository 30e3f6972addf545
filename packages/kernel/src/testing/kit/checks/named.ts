import type { Told, Viewer } from '../../../contract.ts'
import { heard } from '../../../match/told.ts'
import { choose } from '../choose.ts'
import { type Check, found, type Moment, named, worded } from '../moment.ts'
import { isWhereabouts } from '../whereabouts.ts'

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

/** What a view shows. Where a card may be is no sight of it. */
const shown = (view: unknown): ReadonlySet<string> => words(view, new Set(), isWhereabouts)

/** The default of a subject's `knows`, for subjects that know more. */
export const showsId = (view: unknown, id: string): boolean => shown(view).has(id)

export function checkNames(m: Moment, told: readonly Told<unknown>[], states: readonly unknown[]): void {
  const { subject, game } = m
  if (!subject.ids || told.length === 0) return
  const ids = new Set(subject.ids)
  for (const viewer of m.viewers) {
    const views = states.map(state => game.view(state, viewer))
    let sights: readonly ReadonlySet<string>[] | undefined
    for (const event of told.flatMap(t => heard(t, viewer) ?? []))
      for (const id of words(event, new Set(), () => false)) {
        if (!ids.has(id)) continue
        sights ??= views.map(shown)
        const may = subject.knows
          ? views.some(view => subject.knows!(view, id, event))
          : sights.some(sight => sight.has(id))
        if (!may) failNamed(viewer, id, event)
      }
  }
}

const failNamed = (viewer: Viewer, id: string, event: unknown): never =>
  found('named', `${named(viewer)} is told ${worded(event)} and may not know ${id}`)

export const namedIds: Check = {
  name: 'named',
  at(m, draws) {
    const { game, state } = m
    for (let i = 0; i < 3; i++) {
      const chosen = choose(m.subject, state, m.seats.length, draws)
      if (!chosen) return
      const after = game.copy(state)
      const told: Told<unknown>[] = []
      game.play(after, chosen.seat, chosen.option, t => told.push(t))
      checkNames(m, told, [state, after])
    }
  },
}
