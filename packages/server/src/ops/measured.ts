// Wraps the database and the bots to measure how long they take.

import type { Database } from '../storage/database.ts'
import type { Chooser } from '../tables/driver.ts'
import type { Metrics } from './metrics.ts'

export function measured(db: Database, { storage }: Metrics): Database {
  const reading = storage.of({ operation: 'read' })
  const writing = storage.of({ operation: 'write' })
  return {
    kind: db.kind,
    read: (sql, ...values) => reading.time(() => db.read(sql, ...values)),
    write: unit => writing.time(() => db.write(unit)),
    snapshot: () => db.snapshot(),
    announce: (channel, message) => db.announce(channel, message),
    listen: (channel, onMessage) => db.listen(channel, onMessage),
    tryLock: name => db.tryLock(name),
    ping: () => db.ping(),
    testWrite: () => db.testWrite(),
    close: () => db.close(),
  }
}

/** The time includes the wait for a thread. */
export const measuredBots = (bots: Chooser, metrics: Metrics): Chooser => ({
  choose: (task, owner) => metrics.bots.of({ game: task.game, level: task.level }).time(() => bots.choose(task, owner)),
})
