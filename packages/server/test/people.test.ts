import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type MyData, myData, PAGE, pastGames } from '@lastlight/protocol'
import { GAMES_BY_ID } from '../src/games.ts'
import { People } from '../src/people/people.ts'
import { readPerson } from '../src/people/person.ts'
import { gamesOf, statisticsOf, tablesOf } from '../src/people/record.ts'
import { onLoggedOut } from '../src/people/sessions.ts'
import { Problem, type ProblemKind } from '../src/problems.ts'
import { type Database, one, statement, type Value } from '../src/storage/database.ts'
import { TABLES } from '../src/storage/dump.ts'
import { migrate } from '../src/storage/migrations.ts'
import { beginGame, joinTable } from '../src/tables/seating.ts'
import { DATABASES } from './databases.ts'
import { NOBODY_HERE, openHouse, outliveTable, tempFile } from './house.ts'

const DAY = 86_400_000

const isProblem =
  (kind: ProblemKind, words = /./) =>
  (problem: unknown): boolean =>
    problem instanceof Problem && problem.kind === kind && words.test(problem.message)

interface Planted {
  readonly id: string
  readonly status: string
  readonly owner?: string
  readonly changed?: number
  readonly game?: string
  readonly seats: readonly (string | null)[]
  /** Seats that won, once it is over. */
  readonly won?: readonly number[]
}

/** A table in the database; its game does not matter here. */
async function plant(db: Database, { id, status, owner, changed = 1, game = 'outlive', seats, won }: Planted) {
  await db.write([
    one(
      `INSERT INTO tables (id, code, game, config, owner_id, status, open, clock, delay, game_version, fingerprint, deal_table_id, commitment, secret,
        version, created_at, changed_at) VALUES ($1, $2, $3, '{}', $4, $5, 0, '{"kind":"none"}', 0, '', '', $1, '', '', 0, 1, $6)`,
      id,
      `CODE ${id}`,
      game,
      owner ?? seats[0] ?? '',
      status,
      changed,
    ),
    ...seats.map((person, seat) =>
      one(
        "INSERT INTO seats (table_id, seat, person_id, name, salt, notes) VALUES ($1, $2, $3, $4, 'salt', $5)",
        id,
        seat,
        person,
        `name ${seat}`,
        `notes of ${seat}`,
      ),
    ),
    ...(won
      ? seats.map((person, seat) =>
          one(
            'INSERT INTO results (table_id, seat, person_id, won, score, at) VALUES ($1, $2, $3, $4, 7, 5)',
            id,
            seat,
            person,
            won.includes(seat) ? 1 : 0,
          ),
        )
      : []),
  ])
}

const say = (db: Database, id: string, table: string, person: string): Promise<void> =>
  db.write([
    one(
      "INSERT INTO chat_messages (id, table_id, room, person_id, name, text, at) VALUES ($1, $2, 'table', $3, 'n', $4, 3)",
      id,
      table,
      person,
      `words of ${person}`,
    ),
  ])

/** Every row of every table as one text, to search for things that must not be there. */
async function everything(db: Database): Promise<string> {
  const rows = await Promise.all(TABLES.map(name => db.read(`SELECT * FROM ${name}`)))
  return JSON.stringify(rows)
}

for (const { kind, skip, open } of DATABASES)
  describe(`people in ${kind}`, { skip }, () => {
    let db: Database
    let people: People
    const cleanups: (() => void)[] = []

    before(async () => {
      db = await open(tempFile({ after: work => cleanups.push(work) }))
      await migrate(db)
      people = new People(db)
    })
    after(async () => {
      await db.close()
      for (const work of cleanups) work()
    })

    const count = async (sql: string, ...values: Value[]): Promise<number> => (await db.read(sql, ...values)).length

    test('a guest is known by the session, and by nothing that lies in the database', async () => {
      const { person, session } = await people.guest('Ann', 'pl')
      assert.deepEqual(await people.bySession(session), person)
      assert.deepEqual(person, { id: person.id, name: 'Ann', username: null, locale: 'pl', settings: {} })
      assert.equal(Buffer.from(session, 'base64url').length, 32)
      const [row] = await db.read<{ hash: string }>('SELECT hash FROM sessions WHERE person_id = $1', person.id)
      assert.notEqual(row!.hash, session)
      assert.equal(await people.bySession(row!.hash), undefined)
      assert.equal(await people.bySession(`${session.slice(0, -1)}${session.endsWith('A') ? 'B' : 'A'}`), undefined)
      assert.ok(!(await everything(db)).includes(session))
    })

    test('a session that is used lives on, and one that is not ends', async () => {
      const { session } = await people.guest('Late')
      const now = Date.now()
      assert.ok(await people.bySession(session, now + 80 * DAY))
      assert.ok(await people.bySession(session, now + 160 * DAY), 'counted from the last use')
      assert.equal(await people.bySession(session, now + 260 * DAY), undefined)
    })

    test('a claimed username lets its owner in from elsewhere, however it is written', async () => {
      const { person, session } = await people.guest('Bea')
      const { token } = await people.tokens.make(person, 'of the guest')
      const { person: claimed, session: own } = await people.accounts.claim(person, 'Żaba', 'correct horse')
      assert.equal(claimed.username, 'żaba')
      assert.equal(await people.bySession(session), undefined, 'whoever has brought it about is not in the account')
      assert.equal(await people.tokens.find(token), undefined)
      const [row] = await db.read<{ password_hash: string }>(
        'SELECT password_hash FROM people WHERE id = $1',
        person.id,
      )
      assert.match(row!.password_hash, /^\$argon2id\$/)
      const elsewhere = await people.accounts.login(' ŻABA ', 'correct horse')
      assert.equal(elsewhere.person.id, person.id)
      assert.notEqual(elsewhere.session, own)
      await people.logout(elsewhere.session)
      assert.equal(await people.bySession(elsewhere.session), undefined)
      assert.ok(await people.bySession(own))
      const third = await people.accounts.login('żaba', 'correct horse')
      await people.logoutEverywhere(person)
      assert.equal(await people.bySession(own), undefined)
      assert.equal(await people.bySession(third.session), undefined)
    })

    test('a username belongs to one person, and a person has one username', async () => {
      const first = (await people.guest('One')).person
      const second = (await people.guest('Two')).person
      await people.accounts.claim(first, 'unique', 'password 1')
      await assert.rejects(people.accounts.claim(second, 'UNIQUE', 'password 2'), isProblem('conflict', /taken/))
      await assert.rejects(people.accounts.claim(first, 'another', 'password 1'), isProblem('conflict', /already/))
      const rivals = await Promise.all([people.guest('Three'), people.guest('Four')])
      const tries = await Promise.allSettled(
        rivals.map(({ person }) => people.accounts.claim(person, 'contested', 'password')),
      )
      assert.deepEqual(tries.map(each => each.status).sort(), ['fulfilled', 'rejected'])
      const lost = tries.find(each => each.status === 'rejected')
      assert.ok(isProblem('conflict', /taken/)(lost?.reason))
    })

    test('a wrong name and a wrong password are the same answer', async () => {
      const { person } = await people.guest('Cyd')
      await people.accounts.claim(person, 'cyd', 'the right one')
      const answers = await Promise.all(
        [
          ['cyd', 'the wrong one'],
          ['nobody-at-all', 'the right one'],
          ['cyd', ''],
        ].map(([name, password]) => people.accounts.login(name!, password!).catch((problem: unknown) => problem)),
      )
      for (const answer of answers) assert.ok(isProblem('unauthorized')(answer))
      assert.equal(new Set(answers.map(each => (each as Problem).message)).size, 1)
    })

    test('changed settings are kept, and the rest stays as it was', async () => {
      const { person, session } = await people.guest('Dee')
      assert.equal((await people.change(person, { name: 'Dee Dee' })).name, 'Dee Dee')
      await people.change(person, { settings: { sound: false, speed: 2 } })
      await people.change(person, { locale: 'cs' })
      assert.deepEqual(await people.bySession(session), {
        ...person,
        name: 'Dee Dee',
        locale: 'cs',
        settings: { sound: false, speed: 2 },
      })
      await people.change(person, { settings: { sound: null, speed: 3, theme: 'dark' } })
      assert.deepEqual((await people.bySession(session))?.settings, { speed: 3, theme: 'dark' })
      const windows = ['a', 'b', 'c'].map(key => people.change(person, { settings: { [key]: true } }))
      await Promise.all(windows)
      assert.deepEqual((await people.bySession(session))?.settings, {
        speed: 3,
        theme: 'dark',
        a: true,
        b: true,
        c: true,
      })
      const long = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`key ${i}`, 'x'.repeat(400)]))
      await assert.rejects(people.change(person, { settings: long }), isProblem('bad'))
    })

    test('a token is shown once, works until it is revoked, and only its owner revokes it', async () => {
      const { person } = await people.guest('Eve')
      const stranger = (await people.guest('Mallory')).person
      const { token, id } = await people.tokens.make(person, 'my bot')
      assert.equal((await people.tokens.find(token))?.id, person.id)
      assert.equal(await people.bySession(token), undefined)
      assert.ok(!(await everything(db)).includes(token))
      assert.deepEqual(
        (await people.tokens.list(person)).map(each => ({ id: each.id, name: each.name })),
        [{ id, name: 'my bot' }],
      )
      await assert.rejects(people.tokens.revoke(stranger, id), isProblem('notFound'))
      assert.ok(await people.tokens.find(token))
      await people.tokens.revoke(person, id)
      assert.equal(await people.tokens.find(token), undefined)
      for (let i = 0; i < 20; i++) await people.tokens.make(person, `bot ${i}`)
      await assert.rejects(people.tokens.make(person, 'one more'), isProblem('conflict'))
    })

    test('sessions and tokens of a banned person are refused until the ban is lifted', async () => {
      const { person } = await people.guest('Fay')
      const { session } = await people.accounts.claim(person, 'fay', 'password!')
      const { token } = await people.tokens.make(person, 'bot')
      const told = Promise.withResolvers<string>()
      await onLoggedOut(db, told.resolve)
      await people.ban(person.id)
      assert.equal(await told.promise, person.id)
      assert.equal(await people.bySession(session), undefined)
      assert.equal(await people.tokens.find(token), undefined)
      await assert.rejects(people.accounts.login('fay', 'password!'), isProblem('forbidden'))
      await assert.rejects(
        people.accounts.login('fay', 'guessed!!'),
        isProblem('unauthorized'),
        'a guess does not learn of it',
      )
      await people.unban(person.id)
      assert.ok(await people.bySession(session))
      assert.ok(await people.tokens.find(token))
      await assert.rejects(people.ban('nobody'), isProblem('notFound'))
    })

    test('old sessions are deleted, and so are guests who have left nothing behind', async () => {
      const then = Date.now() - 91 * DAY
      const longAgo = async (name: string): Promise<{ id: string; session: string }> => {
        const { person, session } = await people.guest(name)
        await db.write([
          one('UPDATE people SET created_at = $1 WHERE id = $2', then, person.id),
          one('UPDATE sessions SET created_at = $1, seen_at = $1 WHERE person_id = $2', then, person.id),
        ])
        return { id: person.id, session }
      }
      const gone = await longAgo('Gone')
      const seated = await longAgo('Seated')
      await plant(db, { id: 'sweep', status: 'over', seats: [seated.id] })
      const owner = await longAgo('Owner')
      await plant(db, { id: 'sweep-2', status: 'waiting', owner: owner.id, seats: [null] })
      const known = await longAgo('Known')
      await people.accounts.claim(await readPerson(db, known.id), 'known-name', 'password!')
      const program = await longAgo('Program')
      await people.tokens.make(await readPerson(db, program.id), 'bot')
      const recent = await longAgo('Recent')
      await db.write([one('UPDATE sessions SET seen_at = $1 WHERE person_id = $2', Date.now() - 89 * DAY, recent.id)])
      await say(db, 'swept words', 'sweep', gone.id)
      await people.sweep()
      const there = async ({ id }: { id: string }): Promise<boolean> =>
        (await count('SELECT id FROM people WHERE id = $1', id)) > 0
      assert.deepEqual(await Promise.all([gone, seated, owner, known, program, recent].map(there)), [
        false,
        true,
        true,
        true,
        true,
        true,
      ])
      assert.ok(!(await everything(db)).includes(gone.id))
      assert.equal(await count('SELECT hash FROM sessions WHERE seen_at <= $1', then), 0)
      assert.ok(await people.bySession(recent.session))
    })

    test('statistics count games, not seats, and only those that were played to the end', async () => {
      const me = (await people.guest('Hal')).person.id
      const other = (await people.guest('Ida')).person.id
      await plant(db, { id: 's1', status: 'over', seats: [me, other], won: [0] })
      await plant(db, { id: 's2', status: 'over', seats: [me, me, other], won: [1] })
      await plant(db, { id: 's3', status: 'over', game: 'long-night', seats: [me, other], won: [1] })
      await plant(db, { id: 's4', status: 'playing', seats: [me, other] })
      assert.deepEqual(await statisticsOf(db, me), {
        games: 3,
        won: 2,
        byGame: { outlive: { games: 2, won: 2 }, 'long-night': { games: 1, won: 0 } },
      })
    })

    test('my tables are those that go on, my past games come page by page', async () => {
      const { person } = await people.guest('Jan')
      const other = (await people.guest('Kim')).person.id
      await plant(db, { id: 'w1', status: 'waiting', owner: person.id, seats: [null, other], changed: 10 })
      await plant(db, { id: 'w2', status: 'playing', owner: other, seats: [other, person.id], changed: 20 })
      await plant(db, { id: 'w3', status: 'playing', seats: [other], changed: 30 })
      await plant(db, { id: 'g-abandoned', status: 'abandoned', seats: [person.id, other], changed: 5 })
      // All at the same moment, so that paging cannot rely on the time alone.
      for (let i = 0; i < 60; i++)
        await plant(db, { id: `g${i}`, status: 'over', seats: [person.id, other], won: [1], changed: 7 })
      const { tables: mine, next } = await tablesOf(db, GAMES_BY_ID, person.id, NOBODY_HERE)
      assert.equal(next, null)
      assert.deepEqual(
        mine.map(({ id, owner, config, seats }) => ({ id, owner, config, me: seats.map(each => each.me) })),
        [
          { id: 'w2', owner: false, config: {}, me: [false, true] },
          { id: 'w1', owner: true, config: {}, me: [false, false] },
        ],
      )
      const first = pastGames.parse(await gamesOf(db, GAMES_BY_ID, person.id))
      const second = pastGames.parse(await gamesOf(db, GAMES_BY_ID, person.id, first.next!))
      const last = pastGames.parse(await gamesOf(db, GAMES_BY_ID, person.id, second.next!))
      assert.equal(first.games.length, PAGE.pastGames)
      assert.equal(last.next, null)
      const ids = [first, second, last].flatMap(({ games }) => games.map(each => each.id))
      assert.equal(new Set(ids).size, 61)
      assert.equal(ids.at(-1), 'g-abandoned')
      assert.deepEqual(
        first.games[0]!.seats.map(({ me, won, score }) => ({ me, won, score })),
        [
          { me: true, won: false, score: 7 },
          { me: false, won: true, score: 7 },
        ],
      )
      assert.equal(last.games.at(-1)!.abandoned, true)
      assert.equal(last.games.at(-1)!.seats[0]!.won, null)
    })

    test('the export holds everything of theirs, no secret, and nothing of others', async () => {
      const { person } = await people.guest('Leo')
      const other = (await people.guest('Mia')).person.id
      const { session } = await people.accounts.claim(person, 'leo', 'password!')
      const { token, id } = await people.tokens.make(person, 'my bot')
      await plant(db, { id: 'e1', status: 'over', seats: [person.id, other], won: [0] })
      await say(db, 'c1', 'e1', person.id)
      await say(db, 'c2', 'e1', other)
      await db.write([
        one(
          "INSERT INTO notice_targets (id, person_id, kind, target, created_at) VALUES ('n1', $1, 'ntfy', 'https://x', 1)",
          person.id,
        ),
      ])
      let written = ''
      for await (const part of people.exportData(person)) written += part
      const data = JSON.parse(written) as MyData
      assert.deepEqual(myData.parse(data), data)
      assert.equal(data.person.username, 'leo')
      assert.deepEqual(
        data.seats.map(each => each.notes),
        ['notes of 0'],
      )
      assert.deepEqual(
        data.results.map(({ table, seat, won }) => ({ table, seat, won })),
        [{ table: 'e1', seat: 0, won: true }],
      )
      assert.deepEqual(
        data.chat.map(each => each.text),
        [`words of ${person.id}`],
      )
      assert.equal(data.notices[0]!.target, 'https://x')
      assert.equal(data.tokens[0]!.id, id)
      assert.equal(data.sessions.length, 1)
      const text = JSON.stringify(data)
      for (const secret of [session, token, '$argon2', other, 'salt']) assert.ok(!text.includes(secret), secret)
    })

    test('nothing of a person who leaves for good stays behind, and the others play on', async () => {
      // So long that no random id or hash holds it by chance.
      const USERNAME = 'nora.who.leaves'
      const { person } = await people.guest('Nora Nobody')
      const other = (await people.guest('Otto')).person
      const { session } = await people.accounts.claim(person, USERNAME, 'password!')
      const { token } = await people.tokens.make(person, 'bot')
      await plant(db, { id: 'r-waiting', status: 'waiting', seats: [person.id, other.id] })
      await plant(db, { id: 'r-alone', status: 'waiting', seats: [person.id, null] })
      await plant(db, { id: 'r-playing', status: 'playing', seats: [person.id, other.id] })
      await plant(db, { id: 'r-over', status: 'over', seats: [person.id, other.id], won: [0] })
      await say(db, 'r1', 'r-over', person.id)
      await say(db, 'r2', 'r-over', other.id)
      await db.write([
        statement("UPDATE seats SET name = 'Nora Nobody' WHERE person_id = $1", person.id),
        one("INSERT INTO open_notices (table_id, person_id) VALUES ('r-playing', $1)", person.id),
        one(
          "INSERT INTO notice_targets (id, person_id, kind, target, created_at) VALUES ('r3', $1, 'ntfy', 'x', 1)",
          person.id,
        ),
      ])
      await people.remove(person)

      const left = await everything(db)
      for (const trace of [person.id, 'Nora Nobody', USERNAME]) assert.ok(!left.includes(trace), trace)
      assert.equal(await people.bySession(session), undefined)
      assert.equal(await people.tokens.find(token), undefined)
      await assert.rejects(people.accounts.login(USERNAME, 'password!'), isProblem('unauthorized'))
      await assert.rejects(people.remove(person), isProblem('notFound'))

      const seat = async (table: string): Promise<unknown> => {
        const [row] = await db.read<object>(
          'SELECT person_id, name, away, notes FROM seats WHERE table_id = $1 AND seat = 0',
          table,
        )
        return { ...row }
      }
      assert.deepEqual(await seat('r-waiting'), { person_id: null, name: '', away: 0, notes: '' })
      assert.deepEqual(await seat('r-playing'), { person_id: null, name: 'Somebody', away: 1, notes: '' })
      assert.deepEqual(await seat('r-over'), { person_id: null, name: 'Somebody', away: 1, notes: '' })
      const tables = await db.read<{ id: string; owner_id: string; status: string; wake_at: number | null }>(
        "SELECT id, owner_id, status, wake_at FROM tables WHERE id LIKE 'r-%' ORDER BY id",
      )
      assert.deepEqual(
        tables.map(each => [each.id, each.owner_id, each.status, each.wake_at !== null]),
        [
          ['r-alone', '', 'abandoned', false],
          ['r-over', other.id, 'over', false],
          ['r-playing', other.id, 'playing', true],
          ['r-waiting', other.id, 'waiting', false],
        ],
      )
      assert.equal(
        await count("SELECT id FROM chat_messages WHERE table_id = 'r-over'"),
        1,
        "the other's words are theirs",
      )
      assert.equal(await count("SELECT seat FROM results WHERE table_id = 'r-over'"), 2)
      assert.equal((await statisticsOf(db, other.id)).games, 1)
    })
  })

test('when a person leaves for good in the middle of a game, a bot plays their seat', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const people = new People(house.db)
  const ann = (await people.guest('Ann')).person
  const bob = (await people.guest('Bob')).person
  const made = await house.tables.create(ann, outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }))
  await joinTable(house.tables, bob, made.row.id, { seat: 1, code: made.row.code })
  const table = await beginGame(house.tables, ann, made.row.id)
  const isStill = (seat: number): boolean => table.game.pending(table.match!.state).includes(seat)
  const [first] = table.game.pending(table.match!.state)
  const leaver = first === 0 ? ann : bob
  const moved = new Promise<void>(resolve => {
    house.tables.addListener({ changed: () => resolve(), seated: () => {} })
  })
  assert.ok(isStill(first!))
  await people.remove(leaver)
  await moved
  assert.ok(table.version > 0)
  assert.equal(table.seats[first!]!.person_id, null)
  assert.deepEqual(house.problems, [])
})
