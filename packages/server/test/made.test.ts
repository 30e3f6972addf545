// The house rule for storage: whatever a person can make has a limit, an end, and an owner who can delete it.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { MOST_LINES } from '../src/chat/chat.ts'
import { MOST_BLOCKS } from '../src/moderation/blocks.ts'
import { MOST_TARGETS } from '../src/notices/targets.ts'
import { SESSION_DAYS } from '../src/people/people.ts'
import { MOST_SESSIONS } from '../src/people/sessions.ts'
import { MOST_TOKENS } from '../src/people/tokens.ts'
import { PASSING, TABLES } from '../src/storage/dump.ts'
import { CLOSED_DAYS, PUBLIC_WAIT_DAYS, STILL_DAYS, WAIT_DAYS } from '../src/tables/endings.ts'
import { MOST_ENTRIES } from '../src/tables/liveTable.ts'
import { MOST_NOTES } from '../src/tables/notes.ts'
import { MOST_WAITING } from '../src/tables/publicLimit.ts'

interface Thing {
  readonly thing: string
  /** How many there can be, or how fast they can be made. */
  readonly limit: string
  /** When they go away by themselves. */
  readonly end: string
  /** Who can delete them, and with what. */
  readonly owner: string
}

const n = (number: number): string => number.toLocaleString('en-US')
const FORGOTTEN = `with their person: \`DELETE /me\``

/** By table of the database; a table with several kinds of rows has a row for each. */
const MADE: { readonly [table in (typeof TABLES)[number]]: readonly Thing[] } = {
  people: [
    {
      thing: 'guests',
      limit: '60 a minute from one address, five times as many from a range',
      end: `${SESSION_DAYS} days after they last came, where they have left nothing behind`,
      owner: 'they themselves: `DELETE /me`',
    },
    { thing: 'accounts', limit: '10 a minute from one address', end: 'none', owner: 'they themselves: `DELETE /me`' },
    { thing: 'settings', limit: '16,000 letters', end: 'with their person', owner: 'their person: `PATCH /me`' },
  ],
  sessions: [
    {
      thing: 'sessions',
      limit: `${MOST_SESSIONS} of one account`,
      end: `${SESSION_DAYS} days after their last use`,
      owner: 'their person: `POST /logout-everywhere`',
    },
  ],
  tokens: [
    {
      thing: 'tokens of programs',
      limit: `${MOST_TOKENS} of one person`,
      end: 'with their person',
      owner: 'their person: `DELETE /me/tokens/:id`',
    },
  ],
  tables: [
    {
      thing: 'tables that wait, with own decks',
      limit: `${MOST_WAITING} of one person, of which 5 are public`,
      end: `after ${WAIT_DAYS} days without a change, while its people are away; public ones without days for a turn after ${PUBLIC_WAIT_DAYS} day; closed ones are deleted after ${CLOSED_DAYS} days`,
      owner: 'their owner: `DELETE /tables/:id`',
    },
    {
      thing: 'games that are played',
      limit: '20 of one person alone, and 100 with bots and others',
      end: `given up after ${STILL_DAYS} days without a choice`,
      owner: 'their people: `POST /tables/:id/abandon`',
    },
    {
      thing: 'games that are over',
      limit: 'as many as were played',
      end: 'when the operator says so: `npm run admin -- prune`',
      owner: `the operator; names and notes ${FORGOTTEN}`,
    },
  ],
  seats: [
    { thing: 'seats', limit: '10 of a table', end: 'with their table', owner: 'their person: they get up' },
    {
      thing: 'notes',
      limit: `20,000 letters at a seat, ${n(MOST_NOTES)} of one person`,
      end: 'with their seat',
      owner: 'their person: `PUT /tables/:id/notes`',
    },
  ],
  log_entries: [
    {
      thing: 'choices',
      limit: `one a second after ${n(MOST_ENTRIES)} at a table`,
      end: 'with their table',
      owner: 'the operator: they prove the game',
    },
  ],
  open_notices: [
    { thing: 'notices that were sent', limit: 'one of a person at a table', end: 'when they look', owner: FORGOTTEN },
  ],
  snapshots: [{ thing: 'stored states', limit: 'one of a table', end: 'with their table', owner: 'with their table' }],
  results: [{ thing: 'results', limit: 'one of a seat', end: 'with their table', owner: `the name ${FORGOTTEN}` }],
  chat_messages: [
    {
      thing: 'lines of chat',
      limit: `500 letters, one in two seconds; a room keeps ${n(MOST_LINES)}`,
      end: 'with their table',
      owner: FORGOTTEN,
    },
  ],
  notice_targets: [
    {
      thing: 'places for notices',
      limit: `${MOST_TARGETS} of one person`,
      end: 'with their person',
      owner: 'their person: `DELETE /me/notices/:id`',
    },
  ],
  votes: [
    {
      thing: 'votes',
      limit: 'one of a seat for each motion; 5 motions of a kind in ten minutes',
      end: 'when the motion is decided',
      owner: 'their person: a no takes them back',
    },
  ],
  table_sanctions: [
    {
      thing: 'people whom a host has removed or muted',
      limit: '200 at a table',
      end: 'with their table',
      owner: 'the host: they let them in again',
    },
  ],
  reports: [
    {
      thing: 'reports',
      limit: '10 a day of one person, 30 a day from one address',
      end: '180 days after they were closed',
      owner: `the operator; the name of who has reported ${FORGOTTEN}`,
    },
  ],
  report_lines: [
    { thing: 'lines of a report', limit: '21 of a report', end: 'with their report', owner: `the name ${FORGOTTEN}` },
  ],
  blocks: [
    {
      thing: 'blocked ranges',
      limit: n(MOST_BLOCKS),
      end: 'none',
      owner: 'operators: `PUT /operator/blocks`',
    },
  ],
  operator_actions: [
    {
      thing: 'what operators have done',
      limit: 'as much as they do',
      end: 'none: it is the record',
      owner: `names ${FORGOTTEN}`,
    },
  ],
}

test('each table of the database that keeps something has its rows here, and docs/security.md says the same', () => {
  const doc = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8')
  const lines = Object.entries(MADE).flatMap(([table, things]) =>
    things.map(({ thing, limit, end, owner }) => `| ${thing} | \`${table}\` | ${limit} | ${end} | ${owner} |`),
  )
  const [, section = ''] = /## What a person can make\n(.*?)\n## /s.exec(doc) ?? []
  const told = section.split('\n').filter(line => line.startsWith('| ') && line.includes('`'))
  assert.deepEqual(told, lines)
  assert.deepEqual(Object.keys(MADE).toSorted(), TABLES.toSorted())
  assert.ok(PASSING.length > 0, 'the others hold for a moment only')
})
