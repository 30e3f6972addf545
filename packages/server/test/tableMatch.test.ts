import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type AnyGame, defaultConfig, type Entry, hash, Match } from '@lastlight/kernel'
import { GAMES_BY_ID } from '../src/games.ts'
import type { SnapshotRow, TableRow } from '../src/tables/rows.ts'
import { type AnyMatch, openMatch } from '../src/tables/tableMatch.ts'

const STORED_AT = 6
const game = GAMES_BY_ID.get('outlive')!
const config = { ...(defaultConfig(game.configs) as object), players: 2 }
const row = {
  config: JSON.stringify(config),
  seed: 'a course',
  game_version: game.version,
  fingerprint: 'print',
  commitment: '',
} as TableRow

/** The log and the last state that the database would hold. */
const played: AnyMatch = Match.start(game, config, row.seed!)
const entries: Entry[] = []
let stored: SnapshotRow | undefined
while (entries.length < STORED_AT + 4) {
  const [seat] = game.pending(played.state)
  const entry: Entry = { seat: seat!, option: game.options(played.state, seat!)[0] as never }
  played.enter(entry)
  entries.push(entry)
  if (entries.length === STORED_AT)
    stored = { version: STORED_AT, game_version: game.version, state: JSON.stringify(played.state) }
}
const whole = { row, entries, stored }

/** A next version that deals differently, so that the same choices lead elsewhere. */
const otherwise: AnyGame = {
  ...game,
  version: 'next',
  setup: (settings, seed, tell) => game.setup(settings, `${seed} otherwise`, tell),
}

describe('a game that is opened again', () => {
  test('is replayed from its start by the version that began it', async () => {
    const tableMatch = await openMatch(game, 'print', whole)
    assert.equal(hash(tableMatch.match.state), hash(played.state))
    assert.deepEqual([tableMatch.resumed, tableMatch.match.version], [false, entries.length])
    assert.deepEqual(tableMatch.pending, game.pending(played.state))
  })

  test('is replayed from its start by a newer version, where that leads to the same state', async () => {
    const tableMatch = await openMatch({ ...game, version: 'next' }, 'other print', whole)
    assert.equal(hash(tableMatch.match.state), hash(played.state))
    assert.equal(tableMatch.resumed, false)
  })

  test('is replayed from its start by a newer version that stores states in another form', async () => {
    const older = { ...(JSON.parse(stored!.state) as object), former: true }
    const newer: AnyGame = {
      ...game,
      version: 'next',
      load: json => {
        const { former: _, ...state } = json as { former?: boolean }
        return game.load(state, game.version)
      },
    }
    const tableMatch = await openMatch(newer, 'other print', {
      ...whole,
      stored: { ...stored!, state: JSON.stringify(older) },
    })
    assert.deepEqual([tableMatch.resumed, tableMatch.match.version], [false, entries.length])
  })

  test('continues from its snapshot where a newer version plays differently; all seats that are asked then count as asked together', async () => {
    const tableMatch = await openMatch(otherwise, 'other print', { ...whole, entries: entries.slice(0, STORED_AT) })
    assert.equal(hash(tableMatch.match.state), hash(JSON.parse(stored!.state)))
    assert.deepEqual([tableMatch.resumed, tableMatch.match.version], [true, STORED_AT])
    assert.ok(tableMatch.pending.length > 0 && tableMatch.pending.every(seat => tableMatch.isAskedTogether(seat)))
  })

  test('replays the choices after its snapshot', async () => {
    const tableMatch = await openMatch(otherwise, 'other print', whole)
    assert.equal(hash(tableMatch.match.state), hash(played.state))
    assert.equal(tableMatch.match.version, entries.length)
  })

  test('cannot continue where a newer version plays differently and there is no snapshot', async () => {
    const broken: AnyGame = {
      ...otherwise,
      setup: () => {
        throw new Error('no such deal any more')
      },
    }
    await assert.rejects(
      openMatch(broken, 'other print', { ...whole, stored: undefined }),
      /cannot go on: it has no stored state/,
    )
  })

  test('cannot continue from a snapshot that this version does not know, or where it forbids a later choice', async () => {
    const unknown = { ...stored!, game_version: 'nobody knows' }
    await assert.rejects(
      openMatch(otherwise, 'other print', { ...whole, stored: unknown }),
      /cannot go on: this server cannot read a state of version nobody knows/,
    )
    const stricter: AnyGame = {
      ...otherwise,
      options: () => [],
      play: () => {
        throw new Error('not any more')
      },
    }
    await assert.rejects(
      openMatch(stricter, 'other print', whole),
      /cannot go on: this version does not allow a choice/,
    )
  })
})
