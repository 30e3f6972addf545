// A leaf that a viewer does not see and that is the same in every world is a leaked secret, or it must be declared
// public.

import type { Viewer } from '../../../contract.ts'
import { same } from '../../../same.ts'
import { type Check, type CheckedState, found, named } from '../checkedState.ts'
import type { Draws } from '../draws.ts'
import { covers, type Leaf, leafAt, leavesOf, setLeaf } from '../leaf.ts'

const WORLDS = 50
const SIBLINGS = 2
const PARTNERS = 6

interface Change {
  readonly value: Leaf['value']
  /** For two leaves that change places. */
  readonly partner?: Leaf
}

function changes(leaf: Leaf, texts: readonly Leaf[], draws: Draws): Change[] {
  const { value } = leaf
  if (typeof value === 'number') return [{ value: value + 1 }, { value: value - 1 }]
  if (typeof value === 'boolean') return [{ value: !value }]
  if (typeof value !== 'string') return []
  const others = texts.filter(each => each.value !== value)
  const siblings = others.filter(each => each.path.length === leaf.path.length && each.path.at(-2) === leaf.path.at(-2))
  const partners = [...draws.some(siblings, SIBLINGS), ...draws.some(others, PARTNERS)]
  return [{ value: `${value}~` }, ...partners.map(partner => ({ value: partner.value, partner }))]
}

function changed({ game, state }: CheckedState, leaf: Leaf, change: Change): unknown {
  const copy = game.copy(state)
  setLeaf(copy, leaf.path, change.value)
  if (change.partner) setLeaf(copy, change.partner.path, leaf.value)
  return copy
}

/** Whether a viewer would see the difference or know it to be impossible. A view that throws has noticed. */
function noticed({ subject, game }: CheckedState, viewer: Viewer, view: unknown, other: unknown): boolean {
  try {
    return !same(view, game.view(other, viewer)) || subject.allowed?.(view, other, viewer) !== undefined
  } catch {
    return true
  }
}

/** Whether every world made from the changed state contains the change. */
function carried(
  { game }: CheckedState,
  viewer: Viewer,
  leaf: Leaf,
  change: Change,
  other: unknown,
  draws: Draws,
): boolean {
  try {
    for (let i = 0; i < 3; i++)
      if (leafAt(game.resample(other, viewer, draws.seed()), leaf.path) !== change.value) return false
    return true
  } catch {
    // An impossible state is no evidence.
    return false
  }
}

/** The leaves that a viewer does not see, that no world of 50 has otherwise, and that worlds just pass on. */
function keptLeaves(m: CheckedState, viewer: Viewer, draws: Draws): readonly string[] {
  const { subject, game, state } = m
  const all = leavesOf(state).filter(
    ({ path }) => path[0] !== 'chance' && !subject.publicLeaves.some(pattern => covers(pattern, path)),
  )
  let kept = all
  for (let i = 0; i < WORLDS && kept.length > 0; i++) {
    const world = game.resample(state, viewer, draws.seed())
    kept = kept.filter(({ path, value }) => leafAt(world, path) === value)
  }
  const texts = all.filter(({ value }) => typeof value === 'string')
  const view = game.view(state, viewer)
  return kept
    .filter(leaf =>
      changes(leaf, texts, draws).some(change => {
        const other = changed(m, leaf, change)
        return !noticed(m, viewer, view, other) && carried(m, viewer, leaf, change, other, draws)
      }),
    )
    .map(({ path }) => path.map(name => (/^\d+$/.test(name) ? '*' : name)).join('.'))
}

export const worldLeaves: Check = {
  name: 'world-leaves',
  at(m, draws) {
    const viewer = draws.oneOf(m.viewers)
    const kept = [...new Set(keptLeaves(m, viewer, draws))]
    if (kept.length > 0)
      found(
        'world-leaves',
        `${named(viewer)} does not see, and no world changes: ${kept.join(', ')}; deal anew or declare public`,
      )
  },
}
