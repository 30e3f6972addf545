// A resampled world looks the same to the viewer and contains nothing else of the truth.

import type { Json } from '../../../contract.ts'
import { hash } from '../../../hash.ts'
import { same } from '../../../same.ts'
import { type Check, found, mustBeSame, named } from '../checkedState.ts'
import { brokenInvariant } from '../invariants.ts'
import { difference } from '../leaf.ts'
import type { Subject } from '../types.ts'

export const worldView: Check = {
  name: 'world-view',
  at(m, draws) {
    const { game, state } = m
    for (const viewer of m.viewers) {
      const world = game.resample(state, viewer, draws.seed())
      const compare = (by: string, read: (state: unknown) => unknown): void =>
        mustBeSame('world-view', read(state), read(world), `${named(viewer)} can tell a resampled world by ${by}`)
      compare('its view', each => game.view(each, viewer))
      if (viewer === 'public') continue
      compare('its options', each => game.options(each, viewer))
      for (const wish of [...m.harvest.seen(draws, m.wishes), ...m.harvest.bent(draws, 2)])
        compare('a refusal', each => game.refusal(each, viewer, wish))
    }
  },
}

export const worldAgain: Check = {
  name: 'world-again',
  at({ game, state, viewers }, draws) {
    for (const viewer of viewers) {
      const [a, b] = [draws.seed(), draws.seed()]
      const once = game.resample(state, viewer, b)
      const twice = game.resample(game.resample(state, viewer, a), viewer, b)
      if (hash(once) !== hash(twice))
        found(
          'world-again',
          `a world of ${named(viewer)} depends on the truth it was made from: ${difference(once, twice)}`,
        )
    }
  },
}

/** The key of the kernel's generator; how much it has drawn is beside the point. */
function generatorOf(subject: Subject, state: unknown): Json {
  if (subject.generator) return subject.generator(state)
  const { chance } = state as { readonly chance?: { readonly [word: string]: number } }
  if (!chance)
    return found('world-chance', 'the state has no generator where the kernel keeps it; the subject must say')
  return [chance['k0']!, chance['k1']!, chance['k2']!, chance['k3']!]
}

export const worldChance: Check = {
  name: 'world-chance',
  at({ subject, game, state, viewers }, draws) {
    const truth = generatorOf(subject, state)
    for (const viewer of viewers) {
      const [a, b] = [draws.seed(), draws.seed()].map(seed => generatorOf(subject, game.resample(state, viewer, seed)))
      if (same(truth, a) || same(truth, b)) found('world-chance', `a world of ${named(viewer)} keeps the generator`)
      if (same(a, b)) found('world-chance', `two worlds of ${named(viewer)} have the same generator`)
    }
  },
}

export const worldAllowed: Check = {
  name: 'world-allowed',
  at({ subject, game, state, viewers, conserved }, draws) {
    for (const viewer of viewers) {
      const view = game.view(state, viewer)
      const untrue = subject.allowed?.(view, state, viewer)
      if (untrue !== undefined) found('world-allowed', `what ${named(viewer)} is held to know is not so: ${untrue}`)
      for (let i = 0; i < 3; i++) {
        const world = game.resample(state, viewer, draws.seed())
        const wrong = subject.allowed?.(view, world, viewer) ?? brokenInvariant(subject.invariants ?? {}, world)
        if (wrong !== undefined) found('world-allowed', `a world of ${named(viewer)} contradicts its view: ${wrong}`)
        if (subject.conserved && !same(subject.conserved(world), conserved))
          found(
            'world-allowed',
            `in a world of ${named(viewer)} something is lost: ${difference(conserved, subject.conserved(world))}`,
          )
      }
    }
  },
}
