import { hash, type Json } from '@lastlight/kernel'
import type { TableStatus } from '@lastlight/protocol'
import {
  type ExportedGame,
  GAME_FORMAT,
  linksOf,
  OLD_GAME_FORMAT,
  type Revealed,
  signedText,
  trailOf,
} from '@lastlight/protocol/deal'
import { inParts } from '../ops/inParts.ts'
import type { LiveTable } from '../tables/liveTable.ts'
import { isKnownDeal } from '../tables/lobby.ts'
import { isOver } from '../tables/rows.ts'
import type { Signer } from './signature.ts'

/** A game from before salts were committed keeps the older format. */
const isOld = ({ seats }: LiveTable): boolean =>
  seats.some(({ salt, salt_commitment: commitment }) => salt !== '' && commitment === '')

function dealtAs(table: LiveTable): Pick<ExportedGame, 'format' | 'knownDeal' | 'calledOff' | 'saltCommitments'> {
  if (isOld(table)) return { format: OLD_GAME_FORMAT }
  const { row, seats } = table
  return {
    format: GAME_FORMAT,
    knownDeal: isKnownDeal(row),
    calledOff: row.called_off,
    saltCommitments: seats.map(({ salt_commitment: commitment }) => (commitment === '' ? null : commitment)),
  }
}

/** What lies open while the game goes on. */
const headOf = (table: LiveTable) => {
  const { row, seats, resumed } = table
  return {
    table: row.id,
    deal: row.deal_table_id,
    game: row.game,
    engine: row.game_version,
    content: row.fingerprint,
    config: JSON.parse(row.config) as ExportedGame['config'],
    seats: seats.map(({ name, bot_level: bot }) => ({ name, bot })),
    status: row.status as TableStatus,
    resumed,
    commitment: row.commitment,
    ...dealtAs(table),
  } as const
}

/** A game that was played to its end, with its secrets; undefined while it goes on, and where it was never dealt. */
function revealedOf(table: LiveTable): Revealed | undefined {
  const { row, seats, match } = table
  if (!isOver(row) || !match) return undefined
  return {
    ...headOf(table),
    secret: row.secret,
    salts: seats.map(({ salt }) => salt),
    seed: row.seed,
    log: [...match.log],
  }
}

const hidden = (table: LiveTable): ExportedGame => ({
  ...headOf(table),
  secret: null,
  salts: [],
  seed: null,
  log: [],
  trail: [],
  hash: null,
  outcome: null,
  signature: null,
})

function proven({ match, game }: LiveTable, revealed: Revealed, trail: string[], signer?: Signer): ExportedGame {
  const { state } = match!
  const outcome = game.outcome(state)
  const whole: ExportedGame = {
    ...revealed,
    trail,
    hash: hash(state),
    // The round trip through JSON drops undefined fields, as a reader of the file will see it.
    outcome: outcome ? (JSON.parse(JSON.stringify(outcome)) as ExportedGame['outcome'] & Json) : null,
    signature: null,
  }
  return signer ? { ...whole, signature: { key: signer.key, value: signer.sign(signedText(whole)) } } : whole
}

/** Exports a game for everybody. While it goes on, the export holds no secret and no choice. */
export function exportOf(table: LiveTable, signer?: Signer): ExportedGame {
  const revealed = revealedOf(table)
  return revealed ? proven(table, revealed, trailOf(revealed), signer) : hidden(table)
}

/** The same, beside people who play: the trail of a long game takes long to make. */
export async function exportInParts(table: LiveTable, signer: Signer): Promise<ExportedGame> {
  const revealed = revealedOf(table)
  if (!revealed) return hidden(table)
  const trail: string[] = []
  const steps = linksOf(revealed)
  await inParts({
    next: () => {
      const step = steps.next()
      if (step.done !== true) trail.push(step.value)
      return step
    },
  })
  return proven(table, revealed, trail, signer)
}
