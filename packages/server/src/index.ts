export type { Check, ExportedGame, Proof } from '@lastlight/protocol/deal'
export { exportOf } from './deals/export.ts'
export { proofOf } from './deals/proof.ts'
export { signerFrom } from './deals/signature.ts'
export { GAMES_BY_ID } from './games.ts'
export { COMMAND_LINE, listActions } from './moderation/actions.ts'
export { block, listBlocks, unblock } from './moderation/blocks.ts'
export { listModerated } from './moderation/moderated.ts'
export { closeReport, listReports, showReport } from './moderation/queue.ts'
export {
  ban,
  endTable,
  exportTable,
  listTables,
  makeOperator,
  mute,
  resetPassword,
  type TableLine,
  unban,
} from './ops/admin.ts'
export { diskFinding, nodeFinding, portFinding, settingsFinding } from './ops/checkup.ts'
export { databaseFindings } from './ops/databaseCheckup.ts'
export { failureOf } from './ops/failure.ts'
export type { Finding } from './ops/finding.ts'
export { flagsFor } from './ops/nodeFlags.ts'
export { embeddedFile, openAlone, openDatabase } from './ops/open.ts'
export { pageFinding } from './ops/page.ts'
export { oldTables, removeOldTables } from './ops/prune.ts'
export { backupMark } from './ops/storageMetrics.ts'
export { People } from './people/people.ts'
export { Problem } from './problems.ts'
export { type RunningServer, startServer } from './server.ts'
export { BadSettings, type Environment, readSettings, type Settings, withFile } from './settings.ts'
export { type Database, one, type Statement, statement } from './storage/database.ts'
export { deleteAll, dump, restore, rowsIn } from './storage/dump.ts'
export { migrate } from './storage/migrations.ts'
export { commitSalt, revealSalt } from './tables/dealing.ts'
export { beginGame } from './tables/seating.ts'
export { Tables } from './tables/tables.ts'
