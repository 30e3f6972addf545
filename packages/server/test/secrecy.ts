// Plays whole games over real sockets and looks for secrets in every byte that a rival and a spectator are sent; compares
// worlds that they cannot tell apart; and measures whether the time of an answer tells a traitor.

import process from 'node:process'
import type { NewTable } from '@lastlight/protocol'
import { outliveTable } from './house.ts'
import { compareWorlds, NOTHING_COMPARED, together } from './secrecy/sameBytes.ts'
import { measureTiming, type Timing } from './secrecy/timing.ts'
import { watchedGame } from './secrecy/wholeGame.ts'
import { GAMES } from './secrecy/worlds.ts'

export interface SecrecyPlan {
  /** Whole games, and as many positions in pairs of worlds. */
  readonly games: number
  readonly seed: string
  /** How many pairs of answers are timed; 0 for none. */
  readonly timing: number
}

export interface SecrecyResult {
  readonly games: number
  readonly positions: number
  readonly acts: number
  readonly bytes: number
  readonly hiddenPieces: number
  readonly leaks: readonly string[]
  readonly timing: readonly Timing[]
  readonly seconds: number
}

/** A difference that is less likely than this is one. */
export const P = 0.01

const MODULES = ['improvements', 'bandits', 'raxxon']
const table = (game: string, players: number, config: object): NewTable => ({
  ...outliveTable({ open: true }),
  game,
  config: { players, ...config },
  seats: [
    { kind: 'me' },
    { kind: 'open' },
    ...Array.from({ length: players - 2 }, () => ({ kind: 'bot', level: 'random' }) as const),
  ],
})

/** Both games, with every variant that has secrets of its own. */
const TABLES: readonly NewTable[] = [
  table('long-night', 3, { likelyTraitor: true }),
  table('outlive', 3, { quick: false, heroes: 'together' }),
  table('long-night', 3, { modules: MODULES, likelyTraitor: true }),
  table('long-night', 4, { modules: MODULES, edition: 'cs', elimination: true, likelyTraitor: true }),
  table('long-night', 3, { scenario: 'raid', likelyTraitor: true }),
  table('outlive', 2, { quick: true, heroes: 'inTurn' }),
  table('long-night', 2, { variant: 'dilemma' }),
  table('long-night', 5, { modules: ['bandits'], likelyTraitor: true }),
  table('long-night', 3, { scenario: 'chimp', modules: ['bandits'] }),
  table('outlive', 4, { quick: false, heroes: 'inTurn' }),
  table('long-night', 3, { decks: { name: 'Ours', cards: { gas: { shotgun: 4 } } } }),
]

export async function secrecy({ games, seed, timing }: SecrecyPlan): Promise<SecrecyResult> {
  const began = performance.now()
  const leaks: string[] = []
  let bytes = 0
  let hiddenPieces = 0
  for (let i = 0; i < games; i++) {
    const found = await watchedGame(TABLES[i % TABLES.length]!)
    bytes += found.bytes
    hiddenPieces += found.hiddenPieces
    leaks.push(...found.leaks)
  }
  let compared = NOTHING_COMPARED
  const names = Object.keys(GAMES)
  for (let i = 0; i < games; i++)
    compared = together(compared, await compareWorlds(names[i % names.length]!, `${seed} ${i}`, 2))
  const timed = timing > 0 ? await measureTiming(timing, seed) : []
  // Several questions are asked, so each of them has to be less likely.
  for (const { asked, p, median } of timed)
    if (p < P / timed.length) leaks.push(`the time of '${asked}' tells a traitor: ${median} ms, p = ${p}`)
  return {
    games,
    positions: compared.positions,
    acts: compared.acts,
    bytes: bytes + compared.bytes,
    hiddenPieces,
    leaks: [...leaks, ...compared.leaks],
    timing: timed,
    seconds: Math.round((performance.now() - began) / 1000),
  }
}

// `npm run secrets` starts this file as a process of its own, and reads its report.
if (import.meta.main) {
  const [games, seed, timing] = process.argv.slice(2)
  const result = await secrecy({ games: Number(games), seed: seed!, timing: Number(timing) })
  process.send!(result)
  process.disconnect()
}
