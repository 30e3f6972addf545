// The schema of the database, step by step. A published step never changes; a new one follows it.

import type { Database } from './database.ts'

/** A statement for both kinds of database, or a list for each kind. */
type Part = string | { readonly [kind in Database['kind']]: readonly string[] }

/** The sixth step gives every table and column the name that the rest of the code uses for it. */
const RENAMED: readonly string[] = [
  ...renamedColumns('people', { password: 'password_hash', created: 'created_at', one_time: 'one_time_until' }),
  ...renamedColumns('sessions', { person: 'person_id', created: 'created_at', seen: 'seen_at' }),
  ...renamedColumns('tokens', { person: 'person_id', created: 'created_at' }),
  ...renamedColumns('tables', {
    owner: 'owner_id',
    engine: 'game_version',
    content: 'fingerprint',
    deal: 'deal_table_id',
    rematch: 'rematch_id',
    wake: 'wake_at',
    spent: 'time_used',
    missing: 'missing_salts',
    begun: 'begun_at',
    created: 'created_at',
    changed: 'changed_at',
  }),
  ...renamedColumns('seats', {
    game: 'table_id',
    person: 'person_id',
    bot: 'bot_level',
    standing: 'standing_answers',
    commitment: 'salt_commitment',
  }),
  ...renamedColumns('log', { game: 'table_id' }),
  ...renamedColumns('keys', { game: 'table_id', person: 'person_id', idempotency: 'request_key' }),
  ...renamedColumns('states', { game: 'table_id', engine: 'game_version' }),
  ...renamedColumns('results', { game: 'table_id', person: 'person_id' }),
  ...renamedColumns('chat', { game: 'table_id', person: 'person_id' }),
  ...renamedColumns('notices', { person: 'person_id', created: 'created_at' }),
  ...renamedColumns('votes', { game: 'table_id', about: 'motion' }),
  ...renamedColumns('processes', { beat: 'beat_at', news: 'changes' }),
  ...renamedColumns('presence', { process: 'process_id', person: 'person_id', tables: 'table_ids', lost: 'lost_at' }),
  'ALTER TABLE log RENAME TO log_entries',
  'ALTER TABLE keys RENAME TO idempotency_keys',
  'ALTER TABLE states RENAME TO snapshots',
  'ALTER TABLE chat RENAME TO chat_messages',
  'ALTER TABLE notices RENAME TO notice_targets',
]

function renamedColumns(table: string, names: { readonly [old: string]: string }): string[] {
  return Object.entries(names).map(([old, name]) => `ALTER TABLE ${table} RENAME COLUMN ${old} TO ${name}`)
}

export const STEPS: readonly (readonly Part[])[] = [
  [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      username TEXT UNIQUE,
      password TEXT,
      locale TEXT NOT NULL,
      settings TEXT NOT NULL,
      banned INTEGER NOT NULL DEFAULT 0,
      created BIGINT NOT NULL
    )`,
    // Only hashes of session keys and tokens are stored: a stolen database does not let anybody log in.
    `CREATE TABLE sessions (
      hash TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      created BIGINT NOT NULL,
      seen BIGINT NOT NULL
    )`,
    'CREATE INDEX sessions_of_person ON sessions (person)',
    `CREATE TABLE tokens (
      hash TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      created BIGINT NOT NULL
    )`,
    'CREATE INDEX tokens_of_person ON tokens (person)',
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      game TEXT NOT NULL,
      config TEXT NOT NULL,
      owner TEXT NOT NULL,
      status TEXT NOT NULL,
      open INTEGER NOT NULL,
      clock TEXT NOT NULL,
      delay INTEGER NOT NULL,
      engine TEXT NOT NULL,
      content TEXT NOT NULL,
      /* Shown before the deal, and kept to oneself until the end. */
      commitment TEXT NOT NULL,
      secret TEXT NOT NULL,
      /* The table under whose name the seed is derived: its own, or that of the game whose deal is played again. */
      deal TEXT NOT NULL,
      seed TEXT,
      rematch TEXT,
      version INTEGER NOT NULL,
      /* When somebody has to look at it: a clock that runs out, a bot that has to move. */
      wake BIGINT,
      created BIGINT NOT NULL,
      changed BIGINT NOT NULL
    )`,
    'CREATE INDEX tables_to_wake ON tables (status, wake)',
    'CREATE INDEX tables_by_status ON tables (status, open, changed)',
    `CREATE TABLE seats (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      person TEXT,
      name TEXT NOT NULL,
      bot TEXT,
      /* Whether a bot plays for a person who is away. */
      away INTEGER NOT NULL DEFAULT 0,
      salt TEXT NOT NULL DEFAULT '',
      notes TEXT NOT NULL DEFAULT '',
      PRIMARY KEY (game, seat)
    )`,
    'CREATE INDEX seats_of_person ON seats (person)',
    `CREATE TABLE log (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      version INTEGER NOT NULL,
      entry TEXT NOT NULL,
      told TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (game, version)
    )`,
    `CREATE TABLE keys (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      person TEXT NOT NULL,
      idempotency TEXT NOT NULL,
      version INTEGER NOT NULL,
      PRIMARY KEY (game, person, idempotency)
    )`,
    `CREATE TABLE states (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      version INTEGER NOT NULL,
      engine TEXT NOT NULL,
      state TEXT NOT NULL,
      PRIMARY KEY (game, version)
    )`,
    `CREATE TABLE results (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      person TEXT,
      won INTEGER NOT NULL,
      score INTEGER,
      at BIGINT NOT NULL,
      PRIMARY KEY (game, seat)
    )`,
    'CREATE INDEX results_of_person ON results (person)',
    `CREATE TABLE chat (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      room TEXT NOT NULL,
      person TEXT NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      at BIGINT NOT NULL
    )`,
    'CREATE INDEX chat_of_table ON chat (game, room, at)',
    `CREATE TABLE notices (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      target TEXT NOT NULL,
      created BIGINT NOT NULL
    )`,
    'CREATE INDEX notices_of_person ON notices (person)',
    `CREATE TABLE votes (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      about TEXT NOT NULL,
      seat INTEGER NOT NULL,
      yes INTEGER NOT NULL,
      PRIMARY KEY (game, about, seat)
    )`,
  ],
  [
    'ALTER TABLE tables ADD COLUMN begun BIGINT',
    // The clock of people is apart from `wake`, at which the server looks at the table.
    'ALTER TABLE tables ADD COLUMN deadline BIGINT',
    `UPDATE tables SET deadline = wake WHERE status = 'playing' AND clock <> '{"kind":"none"}'`,
    "ALTER TABLE seats ADD COLUMN standing TEXT NOT NULL DEFAULT '{}'",
    'CREATE INDEX sessions_by_use ON sessions (seen)',
    // Partial indexes hold only the rows that are searched, so a choice at a table without a clock does not write them.
    'DROP INDEX tables_to_wake',
    'CREATE INDEX tables_to_wake ON tables (status, wake) WHERE wake IS NOT NULL',
    'DROP INDEX tables_by_status',
    'CREATE INDEX tables_by_status ON tables (status, changed) WHERE open = 1',
    {
      // Without row ids, SQLite keeps one tree instead of a table and its index and writes a page less for every
      // choice.
      sqlite: [
        'ALTER TABLE keys RENAME TO old_keys',
        `CREATE TABLE keys (
          game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
          person TEXT NOT NULL,
          idempotency TEXT NOT NULL,
          version INTEGER NOT NULL,
          PRIMARY KEY (game, person, idempotency)
        ) WITHOUT ROWID`,
        'INSERT INTO keys SELECT game, person, idempotency, version FROM old_keys',
        'DROP TABLE old_keys',
      ],
      postgres: [],
    },
  ],
  [
    // JSON by seat: how much of the time for its turn the seat has used.
    "ALTER TABLE tables ADD COLUMN spent TEXT NOT NULL DEFAULT '{}'",
    // Which people are connected to which process, and the last heartbeat of each; `news` counts its writes.
    'CREATE TABLE processes (id TEXT PRIMARY KEY, beat BIGINT NOT NULL, news INTEGER NOT NULL)',
    `CREATE TABLE presence (
      process TEXT NOT NULL,
      person TEXT NOT NULL,
      /* The tables they look at, as JSON. */
      tables TEXT NOT NULL,
      /* When the last connection was lost; nothing while there is one. */
      lost BIGINT,
      PRIMARY KEY (process, person)
    )`,
    'CREATE INDEX presence_of_person ON presence (person)',
    "CREATE INDEX tables_running_of ON tables (owner) WHERE status = 'playing'",
    'CREATE INDEX people_banned ON people (id) WHERE banned = 1',
    {
      // Messages of commands to the server; PostgreSQL has notifications for that.
      sqlite: ['CREATE TABLE announcements (id INTEGER PRIMARY KEY, channel TEXT NOT NULL, message TEXT NOT NULL)'],
      postgres: [],
    },
  ],
  [
    // Players commit to salts before any salt is revealed: the commitment of a seat, and until when a start waits.
    "ALTER TABLE seats ADD COLUMN commitment TEXT NOT NULL DEFAULT ''",
    'ALTER TABLE tables ADD COLUMN reveal_by BIGINT',
    'ALTER TABLE tables ADD COLUMN called_off INTEGER NOT NULL DEFAULT 0',
    "ALTER TABLE tables ADD COLUMN missing TEXT NOT NULL DEFAULT '[]'",
    // Before a game has begun everybody can still commit; only a deal that is played again keeps its salts.
    "UPDATE seats SET salt = '' WHERE game IN (SELECT id FROM tables WHERE status = 'waiting' AND deal = id)",
    'CREATE INDEX tables_dealt_of ON tables (owner) WHERE reveal_by IS NOT NULL',
  ],
  [
    // Until when a password that the operator has set can be exchanged for a new one.
    'ALTER TABLE people ADD COLUMN one_time BIGINT',
  ],
  RENAMED,
  [
    // Who made a choice: a person, a bot, a standing answer; or it is part of the choice before it.
    "ALTER TABLE log_entries ADD COLUMN chosen_by TEXT NOT NULL DEFAULT 'person'",
    // Whose yes has opened a vote. Of older votes nobody knows, so the first seat is named.
    'ALTER TABLE votes ADD COLUMN asked INTEGER NOT NULL DEFAULT 0',
    `UPDATE votes SET asked = 1 WHERE seat =
      (SELECT MIN(one.seat) FROM votes AS one WHERE one.table_id = votes.table_id AND one.motion = votes.motion)`,
    // How the last vote ended, as JSON.
    'ALTER TABLE tables ADD COLUMN verdict TEXT',
    // Whether people with the link may watch a private table.
    'ALTER TABLE tables ADD COLUMN watching INTEGER NOT NULL DEFAULT 0',
  ],
  [
    // The votes that were opened lately and not carried, as JSON: nobody may ask for the same without end.
    "ALTER TABLE tables ADD COLUMN opened_votes TEXT NOT NULL DEFAULT '[]'",
    // A person whose bot plays counts in every vote to go back, so no answer of theirs has to be kept.
    'DELETE FROM votes WHERE yes = 0',
  ],
  [
    // Whether choices may be judged after the game.
    'ALTER TABLE tables ADD COLUMN analysis INTEGER NOT NULL DEFAULT 1',
  ],
  [
    // Accounts of operators, and until when an operator has muted a person everywhere.
    'ALTER TABLE people ADD COLUMN operator INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE people ADD COLUMN muted_until BIGINT',
    'CREATE INDEX people_muted ON people (muted_until) WHERE muted_until IS NOT NULL',
    // People whom a host has removed from a table or muted there.
    `CREATE TABLE table_sanctions (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      person_id TEXT NOT NULL,
      name TEXT NOT NULL,
      removed INTEGER NOT NULL,
      muted INTEGER NOT NULL,
      PRIMARY KEY (table_id, person_id)
    )`,
    'CREATE INDEX table_sanctions_of_person ON table_sanctions (person_id)',
    // A report outlives its table, the message and the people: it has no foreign keys, and a copy of the lines.
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      table_id TEXT NOT NULL,
      room TEXT NOT NULL,
      message_id TEXT,
      /* The moment that the lines are around. */
      around_at BIGINT NOT NULL,
      reporter_id TEXT,
      reporter_name TEXT NOT NULL,
      person_id TEXT,
      person_name TEXT NOT NULL,
      reason TEXT NOT NULL,
      text TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      closed_at BIGINT,
      outcome TEXT
    )`,
    'CREATE INDEX reports_open ON reports (created_at) WHERE closed_at IS NULL',
    'CREATE INDEX reports_closed ON reports (closed_at) WHERE closed_at IS NOT NULL',
    'CREATE INDEX reports_about ON reports (person_id)',
    'CREATE INDEX reports_by ON reports (reporter_id, created_at)',
    `CREATE TABLE report_lines (
      report_id TEXT NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
      message_id TEXT NOT NULL,
      person_id TEXT,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (report_id, message_id)
    )`,
    'CREATE INDEX report_lines_of_person ON report_lines (person_id)',
    'CREATE TABLE blocks (network TEXT PRIMARY KEY, note TEXT NOT NULL, created_at BIGINT NOT NULL)',
    `CREATE TABLE operator_actions (
      id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      /* Null for the command line. */
      operator_id TEXT,
      operator_name TEXT NOT NULL,
      action TEXT NOT NULL,
      person_id TEXT,
      target TEXT NOT NULL,
      note TEXT NOT NULL
    )`,
    'CREATE INDEX operator_actions_by_time ON operator_actions (at)',
  ],
  [
    // The key of a command stands beside the choice that it has made: a tree less to write for every choice.
    'ALTER TABLE log_entries ADD COLUMN request_key TEXT',
    `UPDATE log_entries SET request_key = keys.request_key FROM idempotency_keys AS keys
      WHERE keys.table_id = log_entries.table_id AND keys.version = log_entries.version`,
    // People who have got a notice about a table and have not looked at it since; they were among the keys.
    `CREATE TABLE open_notices (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      person_id TEXT NOT NULL,
      PRIMARY KEY (table_id, person_id)
    )`,
    `INSERT INTO open_notices (table_id, person_id)
      SELECT table_id, person_id FROM idempotency_keys WHERE request_key = 'notice'`,
    'DROP TABLE idempotency_keys',
  ],
  [
    // A mark of the network that a table was made from: networks take turns in the list of public tables.
    'ALTER TABLE tables ADD COLUMN network TEXT',
    // That list is in the order in which tables were made, so a choice at a public table no longer writes its index.
    'DROP INDEX tables_by_status',
    'CREATE INDEX tables_open ON tables (status, created_at) WHERE open = 1',
    // A person's list of their own tables has those that wait too.
    'DROP INDEX tables_running_of',
    "CREATE INDEX tables_going_on_of ON tables (owner_id) WHERE status IN ('waiting', 'playing')",
  ],
  [
    // The data of a person is read page by page, in the order of these.
    'DROP INDEX seats_of_person',
    'CREATE INDEX seats_of_person ON seats (person_id, table_id, seat)',
    'CREATE INDEX chat_of_person ON chat_messages (person_id, at, id)',
  ],
  [
    // Games with bots are counted by network too.
    "CREATE INDEX tables_going_on_from ON tables (network) WHERE status IN ('waiting', 'playing')",
  ],
]

/** How many steps this version knows. */
export const NEWEST = STEPS.length
