// What an operator watches about the data: its size, its schema, and when it was last backed up.

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { Database } from '../storage/database.ts'
import { stepsOf } from '../storage/migrations.ts'
import type { Metrics } from './metrics.ts'

/** `npm run backup` touches this file when it is done. */
export const backupMark = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'last-backup')

const SIZE = {
  sqlite: 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
  postgres: 'SELECT pg_database_size(current_database()) AS bytes',
} as const

export function watchStorage(metrics: Metrics, db: Database, settings: Pick<Settings, 'dataDir'>): void {
  metrics.watchLater('lastlight_database_bytes', 'The size of the database.', async () => {
    const [row] = await db.read<{ bytes: number }>(SIZE[db.kind])
    return row?.bytes
  })
  metrics.watchLater('lastlight_database_steps', 'The steps of the schema that the database has taken.', () =>
    stepsOf(db),
  )
  metrics.watchLater('lastlight_last_backup_timestamp_seconds', 'When the last backup was made.', async () => {
    const { mtimeMs } = await stat(backupMark(settings))
    return mtimeMs / 1000
  })
}
