// The strongest check: it finds changes that nobody was told, and orders that reveal something.

import type { Seat, Told, Viewer } from '../../../contract.ts'
import { hash } from '../../../hash.ts'
import { heard } from '../../../match/told.ts'
import { branch, type Check, type CheckedState, found, mustBeSame, named, worded } from '../checkedState.ts'
import type { Draws } from '../draws.ts'
import { canonical, difference } from '../leaf.ts'

interface Branch extends ReturnType<typeof branch> {
  readonly option: unknown
}

const TRIED = 4

const doOf = (option: unknown): unknown => (option as { readonly do?: unknown } | null)?.do

/** Some options with the same `do`, which most likely look alike to others, and some different ones. */
function tried(options: readonly unknown[], draws: Draws): unknown[] {
  const kind = doOf(draws.oneOf(options))
  return [
    ...draws.some(
      options.filter(option => doOf(option) === kind),
      TRIED,
    ),
    ...draws.some(
      options.filter(option => doOf(option) !== kind),
      TRIED,
    ),
  ]
}

const hearing = (told: readonly Told<unknown>[], viewer: Viewer): string =>
  canonical(told.flatMap(t => heard(t, viewer) ?? []))

function compare(m: CheckedState, a: Branch, b: Branch, seat: Seat, viewer: Viewer, seed: string): void {
  const { game } = m
  const which = `${worded(a.option)} and ${worded(b.option)} of seat ${seat} tell ${named(viewer)} the same`
  mustBeSame('told-the-same', game.view(a.state, viewer), game.view(b.state, viewer), `${which}, but the views differ`)
  const [left, right] = [game.resample(a.state, viewer, seed), game.resample(b.state, viewer, seed)]
  if (hash(left) !== hash(right)) found('told-the-same', `${which}, but the worlds differ: ${difference(left, right)}`)
  // Everybody is shown whether they may take something back.
  if (viewer !== 'public' && game.barrier(a.state, viewer) !== game.barrier(b.state, viewer))
    found('told-the-same', `${which}, but only one of them bars the undo of ${named(viewer)}`)
}

export const toldTheSame: Check = {
  name: 'told-the-same',
  at(m, draws) {
    const { game, state } = m
    const choosers = m.seats.filter(seat => game.options(state, seat).length > 1)
    if (choosers.length === 0) return
    const seat = draws.oneOf(choosers)
    const branches = tried(game.options(state, seat), draws).map(option => ({ option, ...branch(m, seat, option) }))
    for (const viewer of m.viewers) {
      if (viewer === seat) continue
      const firsts = new Map<string, Branch>()
      for (const each of branches) {
        const key = hearing(each.told, viewer)
        const first = firsts.get(key)
        if (first) compare(m, first, each, seat, viewer, draws.seed())
        else firsts.set(key, each)
      }
    }
  },
}
