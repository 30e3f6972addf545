// The same database, with a watch on how long it takes.

import type { Database } from '../storage/database.ts'
import type { Metrics } from './metrics.ts'

export const measured = (db: Database, { storage }: Metrics): Database => ({
  kind: db.kind,
  read: (sql, ...values) => storage.time(() => db.read(sql, ...values), { operation: 'read' }),
  write: unit => storage.time(() => db.write(unit), { operation: 'write' }),
  snapshot: () => db.snapshot(),
  announce: (channel, message) => db.announce(channel, message),
  listen: (channel, hear) => db.listen(channel, hear),
  ping: () => db.ping(),
  close: () => db.close(),
})
