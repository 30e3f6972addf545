import { hash, type Json } from '@lastlight/kernel'
import type { TableStatus } from '@lastlight/protocol'
import { type ExportedGame, GAME_FORMAT, OLD_GAME_FORMAT, signedText, trailOf } from '@lastlight/protocol/deal'
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

/** Exports a game for everybody. While it goes on, the export holds no secret and no choice. */
export function exportOf(table: LiveTable, signer?: Signer): ExportedGame {
  const { row, seats, match, game, resumed } = table
  const status = row.status as TableStatus
  const head = {
    table: row.id,
    deal: row.deal_table_id,
    game: row.game,
    engine: row.game_version,
    content: row.fingerprint,
    config: JSON.parse(row.config) as ExportedGame['config'],
    seats: seats.map(({ name, bot_level: bot }) => ({ name, bot })),
    status,
    resumed,
    commitment: row.commitment,
    ...dealtAs(table),
  } as const
  if (!isOver(row) || !match)
    return {
      ...head,
      secret: null,
      salts: [],
      seed: null,
      log: [],
      trail: [],
      hash: null,
      outcome: null,
      signature: null,
    }
  const revealed = {
    ...head,
    secret: row.secret,
    salts: seats.map(({ salt }) => salt),
    seed: row.seed,
    log: [...match.log],
  }
  const outcome = game.outcome(match.state)
  const whole: ExportedGame = {
    ...revealed,
    trail: trailOf(revealed),
    hash: hash(match.state),
    // The round trip through JSON drops undefined fields, as a reader of the file will see it.
    outcome: outcome ? (JSON.parse(JSON.stringify(outcome)) as ExportedGame['outcome'] & Json) : null,
    signature: null,
  }
  return signer ? { ...whole, signature: { key: signer.key, value: signer.sign(signedText(whole)) } } : whole
}
