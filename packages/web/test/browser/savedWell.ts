// A game played well: the project's own bots choose, and it is kept at several moments.

import { newBot } from '@lastlight/bots'
import { Match } from '@lastlight/kernel'
import { game, type Option, type View } from '@lastlight/outlive'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'

/** Whether to keep the game here, by the question of the person at the first seat. */
export type Sign = (options: readonly Option[], view: View) => boolean

const LEVEL = 'greedy'
const seatsFor = (players: number): readonly LocalSeat[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', level: LEVEL },
  )

/** Files by the name of their moment, each where its sign was seen first; 'over' is the end. */
export function playedWell(
  seed: string,
  players: number,
  signs: { readonly [name: string]: Sign },
): ReadonlyMap<string, string> {
  const match = Match.start(game, { players, quick: false, heroes: 'together' }, seed)
  const bots = Array.from({ length: players }, (_, seat) => newBot(game.id, LEVEL, `${seed} ${seat}`))
  const files = new Map<string, string>()
  const keep = (name: string): unknown => files.set(name, textOf(seatsFor(players), match.save()))
  for (;;) {
    const { state } = match
    const [seat] = game.pending(state)
    if (seat === undefined) break
    const options = game.options(state, seat)
    const view = game.view(state, seat)
    if (seat === 0)
      for (const [name, isSign] of Object.entries(signs)) if (!files.has(name) && isSign(options, view)) keep(name)
    const imagine = (world: string): unknown => game.resample(state, seat, world)
    match.play(seat, bots[seat]!.choose({ seat, view, options, told: match.told(seat), imagine }) as Option)
  }
  keep('over')
  return files
}
