// The same state plays the same game, however it came about.

import type { Json, Seat } from '../../../contract.ts'
import { hash } from '../../../hash.ts'
import { same } from '../../../same.ts'
import { branch, type Check, type CheckedState, found, mustBeSame, worded } from '../checkedState.ts'
import { choose } from '../choose.ts'
import { difference, rekeyed } from '../leaf.ts'

export const stable: Check = {
  name: 'stable',
  at(m) {
    const { game, state, seats } = m
    const other = game.copy(state)
    const pending = game.pending(other)
    for (const seat of seats) {
      const options = game.options(state, seat)
      for (const again of [other, state])
        mustBeSame('stable', options, game.options(again, seat), `the options of seat ${seat} are not the same twice`)
      if (!same(pending, game.pending(state)))
        found('stable', `asked for the options of seat ${seat}, the game waits for [${game.pending(state).join()}]`)
      checkKinds(m, seat, options)
    }
  },
}

/** Listed by kinds, the options are the same, and what was listed last can be played at once. */
function checkKinds({ game, state }: CheckedState, seat: Seat, options: readonly unknown[]): void {
  const other = game.copy(state)
  for (const kind of game.kinds(other, seat) ?? []) {
    const all = options.filter(option => (option as { readonly do: string }).do === kind)
    const listed = game.optionsOf(other, seat, kind)
    mustBeSame('stable', all, listed, `the options of seat ${seat} of the kind ${kind} are others`)
    if (all.length === 0) continue
    const [byKind, before] = [game.copy(state), game.copy(state)]
    game.play(byKind, seat, game.optionsOf(byKind, seat, kind)[0])
    game.play(before, seat, all[0])
    mustBeSame('stable', before, byKind, `seat ${seat} plays ${worded(all[0])}, listed by its kind`)
  }
}

export const sameSeed: Check = {
  name: 'same-seed',
  at(m, draws) {
    const chosen = choose(m.subject, m.state, m.seats.length, draws)
    if (!chosen) return
    const { seat, option } = chosen
    const [once, again] = [branch(m, seat, option), branch(m, seat, option)]
    mustBeSame('same-seed', once, again, `seat ${seat} plays ${worded(option)} twice in the same state`)
  },
}

export const silence: Check = {
  name: 'silence',
  at(m, draws) {
    const chosen = choose(m.subject, m.state, m.seats.length, draws)
    if (!chosen) return
    const { seat, option } = chosen
    const heard = branch(m, seat, option).state
    const unheard = m.game.copy(m.state)
    m.game.play(unheard, seat, option)
    mustBeSame('silence', heard, unheard, `seat ${seat} plays ${worded(option)} with and without a listener`)
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
    for (const seat of seats)
      mustBeSame(
        'round-trip',
        game.options(state, seat),
        game.options(loaded, seat),
        `loaded, seat ${seat} has other options`,
      )
    const chosen = choose(subject, state, seats.length, draws)
    if (!chosen) return
    const straight = game.copy(state)
    game.play(straight, chosen.seat, chosen.option)
    game.play(loaded, chosen.seat, JSON.parse(JSON.stringify(chosen.option)))
    const elsewhere = `loaded, ${worded(chosen.option)} of seat ${chosen.seat} leads elsewhere`
    mustBeSame('round-trip', straight, loaded, elsewhere)
  },
}
