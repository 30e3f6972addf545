// The same state plays the same game, however it came about.

import type { Json, Told } from '../../../contract.ts'
import { hash } from '../../../hash.ts'
import { same } from '../../../same.ts'
import { type Check, found, worded } from '../checkedState.ts'
import { choose } from '../choose.ts'
import { difference, rekeyed } from '../leaf.ts'

export const stable: Check = {
  name: 'stable',
  at({ game, state, seats }) {
    const other = game.copy(state)
    const pending = game.pending(other)
    for (const seat of seats) {
      const options = game.options(state, seat)
      const different = difference(options, game.options(other, seat)) ?? difference(options, game.options(state, seat))
      if (different !== undefined) found('stable', `the options of seat ${seat} are not the same twice: ${different}`)
      if (!same(pending, game.pending(state)))
        found('stable', `asked for the options of seat ${seat}, the game waits for [${game.pending(state).join()}]`)
    }
  },
}

export const sameSeed: Check = {
  name: 'same-seed',
  at({ subject, game, state, seats }, draws) {
    const chosen = choose(subject, state, seats.length, draws)
    if (!chosen) return
    const [a, b] = [0, 1].map(() => {
      const after = game.copy(state)
      const told: Told<unknown>[] = []
      game.play(after, chosen.seat, chosen.option, t => told.push(t))
      return { state: after, told }
    })
    const different = difference(a, b)
    if (different !== undefined)
      found('same-seed', `seat ${chosen.seat} plays ${worded(chosen.option)} twice in the same state: ${different}`)
  },
}

export const silence: Check = {
  name: 'silence',
  at({ subject, game, state, seats }, draws) {
    const chosen = choose(subject, state, seats.length, draws)
    if (!chosen) return
    const [heard, unheard] = [game.copy(state), game.copy(state)]
    game.play(heard, chosen.seat, chosen.option, () => {})
    game.play(unheard, chosen.seat, chosen.option)
    const different = difference(heard, unheard)
    if (different !== undefined)
      found('silence', `seat ${chosen.seat} plays ${worded(chosen.option)} with and without a listener: ${different}`)
  },
}

export const roundTrip: Check = {
  name: 'round-trip',
  at({ subject, game, state, seats, hash: before }, draws) {
    const json = JSON.parse(JSON.stringify(state)) as Json
    const loaded = game.load(
      rekeyed(json, keys => draws.some(keys, keys.length)),
      game.version,
    )
    if (hash(loaded) !== before) found('round-trip', `loaded, the state is another one: ${difference(state, loaded)}`)
    if (!same(game.pending(state), game.pending(loaded)))
      found('round-trip', 'loaded, the game waits for somebody else')
    for (const seat of seats) {
      const different = difference(game.options(state, seat), game.options(loaded, seat))
      if (different !== undefined) found('round-trip', `loaded, seat ${seat} has other options: ${different}`)
    }
    const chosen = choose(subject, state, seats.length, draws)
    if (!chosen) return
    const straight = game.copy(state)
    game.play(straight, chosen.seat, chosen.option)
    game.play(loaded, chosen.seat, JSON.parse(JSON.stringify(chosen.option)))
    const different = difference(straight, loaded)
    if (different !== undefined)
      found('round-trip', `loaded, ${worded(chosen.option)} of seat ${chosen.seat} leads elsewhere: ${different}`)
  },
}
