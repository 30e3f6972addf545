// The conformance kit as a list of tests.

import { configsOf } from './configs.ts'
import { playChecked } from './play.ts'
import { type SteerSettings, steered } from './steered.ts'
import type { Played, Settings, Subject } from './types.ts'

export interface KitSettings extends Settings {
  /** For each number of players. */
  readonly games?: number
  readonly seed?: string
  readonly steer?: SteerSettings
}

/** The argument of a test, as far as the kit uses it. */
export interface Notes {
  diagnostic(message: string): void
}

export interface KitTest {
  readonly title: string
  readonly run: (notes?: Notes) => void
}

/** `for (const check of kit({ game, ... }, { games: 40 })) test(check.title, check.run)` */
export function kit<S, C extends { players: number }, O, V, E>(
  subject: Subject<S, C, O, V, E>,
  settings: KitSettings = {},
): KitTest[] {
  const some: Subject = subject
  const { games = 40, seed = 'kit' } = settings
  const tests: KitTest[] = configsOf(some).map(({ players, configs }) => ({
    title: `${subject.game.id} keeps the contract with ${players} players, ${games} games`,
    run(notes) {
      const played = Array.from({ length: games }, (_, i) =>
        playChecked(some, configs[i % configs.length]!, `${seed} ${players} ${i}`, settings),
      )
      notes?.diagnostic(summary(played))
    },
  }))
  if (subject.things)
    tests.push({
      title: `${subject.game.id}: all of ${subject.things.length} things happen in play`,
      run(notes) {
        const { missing, games: taken, decisions, useful } = steered(some, settings.steer)
        if (missing.length > 0)
          throw new Error(`never happened in ${taken} games, ${decisions} decisions: ${missing.join(', ')}`)
        notes?.diagnostic(`everything has happened after ${taken} games, ${decisions} decisions`)
        const { first = [] } = settings.steer ?? {}
        if (first.length > 0 && taken > first.length) notes?.diagnostic(`the useful games are now ${useful.join(', ')}`)
      },
    })
  return tests
}

const sum = (played: readonly Played[], of: (each: Played) => number): number =>
  played.reduce((total, each) => total + of(each), 0)

function summary(played: readonly Played[]): string {
  const refused = sum(played, each => each.wishes.refused)
  const fallback = sum(played, each => each.wishes.fallback)
  const share = refused === 0 ? 'none' : `${((100 * fallback) / refused).toFixed(1)} % of ${refused}`
  return [
    `${sum(played, each => each.decisions)} decisions`,
    `${sum(played, each => each.questions)} among two options or more`,
    `${sum(played, each => each.freeActs)} of seats nobody waited for`,
    `${sum(played, each => Object.values(each.checked).reduce((a, b) => a + b, 0))} costly checks`,
    `refusals explained by a fallback: ${share}`,
  ].join(', ')
}
