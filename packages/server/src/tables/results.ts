// Stores how a game ended, for statistics.

import type { Statement } from '../storage/database.ts'
import { statement } from '../storage/database.ts'
import type { LiveTable } from './liveTable.ts'

export function resultsOf({ match, game, seats, row }: LiveTable, at: number): readonly Statement[] {
  const outcome = match && game.outcome(match.state)
  if (!outcome) return []
  return seats.map(
    ({ seat, person_id: person }) =>
      statement`INSERT INTO results (table_id, seat, person_id, won, score, at)
      VALUES (${row.id}, ${seat}, ${person}, ${outcome.winners.includes(seat) ? 1 : 0},
        ${outcome.scores?.[seat] ?? null}, ${at})`,
  )
}
