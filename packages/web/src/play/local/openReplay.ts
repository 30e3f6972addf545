import type { Replay } from './shapes.ts'
import { host } from './workers.ts'

export type { Decision, JudgedDecision, Replay, ReplayMoment } from './shapes.ts'

/** From the text of a save, or of a game that a server exported; rejects with a `TableProblem`. */
export async function openReplay(text: string): Promise<Replay> {
  const { handle, ...replay } = await host().replay(text)
  return {
    ...replay,
    at: (index, viewer) => host().moment(handle, index, viewer),
    judge: (decision, better) => host().judge(handle, decision, better),
    chance: (at, seat) => host().chance(handle, at, seat),
    close: () => void host().forget(handle),
  }
}
