import { hash } from '../../../hash.ts'
import { heard } from '../../../match/told.ts'
import { type Check, found, mustBeSame, named, worded } from '../checkedState.ts'
import { choose } from '../choose.ts'
import { difference } from '../leaf.ts'
import type { Subject } from '../types.ts'

const isSecret = (subject: Subject, state: unknown): boolean =>
  subject.secret
    ? subject.secret(state)
    : (state as { readonly flow?: { readonly secret?: boolean } }).flow?.secret === true

/** Until all have answered, nobody can tell from their view whether a seat has answered. */
export const secret: Check = {
  name: 'secret',
  at({ subject, game, state, seats, viewers }, draws) {
    if (!isSecret(subject, state)) return
    const chosen = choose(subject, state, seats.length, draws)
    if (!chosen) return
    const after = game.copy(state)
    const heardBy = new Map(viewers.map(viewer => [viewer, 0]))
    game.play(after, chosen.seat, chosen.option, t => {
      for (const viewer of viewers) if (heard(t, viewer) !== undefined) heardBy.set(viewer, heardBy.get(viewer)! + 1)
    })
    // With the last answer all are opened, which is a barrier for everybody; another ballot may follow at once.
    const isOpened = seats.every(seat => game.barrier(after, seat) > game.barrier(state, seat))
    if (!isSecret(subject, after) || isOpened) return
    const what = `the secret ${worded(chosen.option)} of seat ${chosen.seat}`
    for (const viewer of viewers) {
      if (viewer === chosen.seat) continue
      if (heardBy.get(viewer)! > 0) found('secret', `${named(viewer)} is told of ${what}`)
      mustBeSame('secret', game.view(state, viewer), game.view(after, viewer), `${named(viewer)} sees ${what}`)
      if (viewer !== 'public' && game.barrier(state, viewer) !== game.barrier(after, viewer))
        found('secret', `${named(viewer)} can no longer undo because of ${what}`)
      const seed = draws.seed()
      const [left, right] = [game.resample(state, viewer, seed), game.resample(after, viewer, seed)]
      if (hash(left) !== hash(right))
        found('secret', `the worlds of ${named(viewer)} hold ${what}: ${difference(left, right)}`)
    }
  },
}
