// What spectators at one table cost: CPU and bytes for each choice, and how long the players wait.

import { timingsOf } from '../timings.ts'
import { type SizePlan, StoredServer } from './storedServer.ts'

/** The table makes a choice every half second. */
const EVERY_SECONDS = 0.5
const WARM_UP_RATE = 20
/** A game goes on for at least about so many choices. */
const CHOICES_PER_GAME = 30

interface WatchedFigures {
  readonly choices: number
  readonly p50: number
  readonly p99: number
  readonly cpuMsPerChoice: number
}

export interface SpectatorFigures extends WatchedFigures {
  readonly spectators: number
  /** The same table without spectators. */
  readonly alone: WatchedFigures
  /** Microseconds of a core for each spectator and choice. */
  readonly cpuUsPerSpectator: number
  readonly bytesPerSpectator: number
  readonly kBPerSpectator: number
  /** From the first spectator who is told a choice to the last: p99 in ms. */
  readonly spreadP99: number
  /** Updates that did not arrive. */
  readonly missed: number
}

const round = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits

export async function measureSpectators(spectators: number, plan: SizePlan): Promise<SpectatorFigures> {
  const { progress, seconds, warmUp } = plan
  const spare = 2 + Math.ceil((warmUp * WARM_UP_RATE) / CHOICES_PER_GAME)
  const server = await StoredServer.start(plan, 1, 1, spare)
  const play = async (): Promise<WatchedFigures & { readonly spectatorBytes: number }> => {
    const { actions, times, cpuMs, spectatorBytes } = await server.play(seconds, EVERY_SECONDS)
    return { choices: actions, ...timingsOf(times), cpuMsPerChoice: round(cpuMs / actions, 3), spectatorBytes }
  }
  try {
    await server.sit()
    progress('one table: warming up')
    await server.play(warmUp, 1 / WARM_UP_RATE)
    progress('one table: without spectators')
    const { spectatorBytes: _none, ...alone } = await play()
    // Spectators do not follow the players to another game, so this one has to last.
    await server.nextGames()
    const before = await server.memory()
    progress(`one table: ${spectators} spectators come`)
    await server.watch(spectators)
    await server.play(1, EVERY_SECONDS)
    const after = await server.memory()
    await server.takeSpread()
    progress(`one table: with ${spectators} spectators`)
    const { spectatorBytes, ...watched } = await play()
    const { p99: spreadP99, missed } = await server.takeSpread()
    return {
      spectators,
      ...watched,
      alone,
      cpuUsPerSpectator: round(((watched.cpuMsPerChoice - alone.cpuMsPerChoice) * 1000) / spectators, 1),
      bytesPerSpectator: round(spectatorBytes / watched.choices / spectators, 0),
      kBPerSpectator: round((after.rss - before.rss) / 1024 / spectators, 1),
      spreadP99,
      missed,
    }
  } finally {
    await server.close()
  }
}
