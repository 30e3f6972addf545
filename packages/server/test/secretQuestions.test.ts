// Secret questions of The Long Night: neither clocks nor messages nor the speed of an answer tell who has answered, or
// which cards they hold.

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { type Chance, chanceFrom, pickOf } from '@lastlight/kernel'
import type { NewTable } from '@lastlight/protocol'
import { ThinkingTimes } from '../src/bots/thinkingTimes.ts'
import { Driver } from '../src/tables/driver.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { beginGame, comeBack, joinTable, leaveSeat } from '../src/tables/seating.ts'
import { writeStanding } from '../src/tables/standing.ts'
import { vote } from '../src/tables/voting.ts'
import { Guest, type House, openHouse, outliveTable, person, quickBots } from './house.ts'

const PEOPLE = [person('Ann'), person('Bob'), person('Cid')] as const

interface Scene {
  readonly house: House
  readonly table: LiveTable
  readonly id: string
  readonly play: (seat: number, option: unknown) => Promise<void>
}

/** Three people; no bot moves. */
async function begun(t: TestContext, more: Partial<NewTable> = {}): Promise<Scene> {
  const house = await openHouse(t)
  t.after(() => house.close())
  await house.driver.close()
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const wish = outliveTable({ config: { players: 3 }, seats: [...seats], open: true, ...more })
  const { id } = (await house.tables.create(PEOPLE[0], { ...wish, game: 'long-night' })).row
  for (const who of PEOPLE.slice(1)) await joinTable(house.tables, who, id, {})
  const table = await beginGame(house.tables, PEOPLE[0], id)
  const play = async (seat: number, option: unknown): Promise<void> => {
    await house.tables.play(PEOPLE[seat]!, id, { seat, option: option as never }, table.version)
  }
  return { house, table, id, play }
}

/** Chooses a leader and companions. */
async function choosePeople({ table, play }: Scene, seat: number): Promise<void> {
  while (table.asksInSecret && table.pending.includes(seat)) await play(seat, table.questions.of(seat).options[0])
}

/** The first turn, after everybody has chosen; in some deals there is a vote before it. */
async function inTurn(scene: Scene): Promise<number> {
  const { table, play } = scene
  for (const seat of PEOPLE.keys()) await choosePeople(scene, seat)
  for (;;) {
    const seat = table.pending[0]!
    const { options } = table.questions.of(seat)
    if (options.some(option => (option as { readonly do: string }).do === 'request')) return seat
    await play(seat, options[0])
  }
}

/** Another seat is asked alone for a card that it does not have. */
async function askInVain(scene: Scene): Promise<number> {
  const { table, play } = scene
  const active = await inTurn(scene)
  const other = (active + 1) % PEOPLE.length
  await play(active, { do: 'request' })
  await play(active, { do: 'ask', player: other })
  const wish = table.questions.of(active).options.find(option => {
    const { do: kind } = option as { readonly do: string }
    if (kind !== 'askFor') return false
    const after = table.game.copy(table.match!.state)
    table.game.play(after, active, option)
    return table.game.options(after, other).length === 1
  })
  await play(active, wish)
  assert.deepEqual(table.pending, [other])
  return other
}

const deadlinesIn = ({ heard }: Guest): Set<number | null> =>
  new Set(
    heard.flatMap(each => {
      if (each.t === 'sight') return [each.sight.deadline]
      if (each.t === 'update') return [each.deadline]
      return each.t === 'table' ? [each.table.deadline] : []
    }),
  )

test('the clock of a secret question does not tell who has answered', async t => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 })
  const scene = await begun(t, { clock: { kind: 'live', seconds: 60 } })
  const { house, id, table } = scene
  // Bob has more time left than Cid.
  await leaveSeat(house.tables, PEOPLE[1], id, 1)
  t.mock.timers.tick(10_000)
  await comeBack(house.tables, PEOPLE[1], id, 1)
  await choosePeople(scene, 0)
  const [ann, bob, spectator] = [PEOPLE[0], PEOPLE[1], null].map(who => new Guest(house, who))
  await ann!.ask({ t: 'watch', table: id, viewer: 0 })
  await bob!.ask({ t: 'watch', table: id, viewer: 1 })
  await spectator!.ask({ t: 'watch', table: id, viewer: 'public' })
  await choosePeople(scene, 2)
  assert.deepEqual(table.pending, [1])
  for (const guest of [ann!, spectator!]) assert.deepEqual([...deadlinesIn(guest)], [null])
  assert.deepEqual([...deadlinesIn(bob!)], [Date.now() + 60_000], 'one’s own clock is told')
})

test('a secret answer that is taken back gives no new time', async t => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 })
  const scene = await begun(t, { clock: { kind: 'live', seconds: 60 } })
  t.mock.timers.tick(50_000)
  await choosePeople(scene, 0)
  await scene.play(0, { do: 'reconsider' })
  const guest = new Guest(scene.house, PEOPLE[0])
  await guest.ask({ t: 'watch', table: scene.id, viewer: 0 })
  assert.deepEqual([...deadlinesIn(guest)], [Date.now() + 10_000])
})

test('a secret vote and a setting of one’s own make no message for those who are told nothing of it', async t => {
  const scene = await begun(t, { clock: { kind: 'live', seconds: 60 } })
  const { house, id } = scene
  const [bob, spectator] = [PEOPLE[1], null].map(who => new Guest(house, who))
  await bob!.ask({ t: 'watch', table: id, viewer: 1 })
  await spectator!.ask({ t: 'watch', table: id, viewer: 'public' })
  const active = await inTurn(scene)
  await scene.play(active, { do: 'request' })
  await scene.play(active, { do: 'neverMind' })
  // Who is here may be told at any time.
  const heardBy = ({ heard }: Guest) => heard.filter(({ t: kind }) => kind !== 'presence')
  const before = [bob!, spectator!].map(guest => heardBy(guest).length)
  const sinceThen = (): unknown => [bob!, spectator!].map((guest, i) => heardBy(guest).slice(before[i]))
  await writeStanding(house.tables, PEOPLE[0], id, 0, { passWhenNothing: true })
  assert.deepEqual(sinceThen(), [[], []])
  await vote(house.tables, PEOPLE[0], id, 'abandon', true)
  assert.deepEqual(heardBy(spectator!).slice(before[1]), [])
})

test('nobody refuses a request by a standing answer: its speed would tell that they have no such card', async t => {
  const scene = await begun(t)
  const { house, table, id } = scene
  const other = await askInVain(scene)
  const guest = new Guest(house, PEOPLE[other]!)
  await guest.ask({ t: 'watch', table: id, viewer: other })
  await writeStanding(house.tables, PEOPLE[other]!, id, other, { passWhenNothing: true })
  const { version } = table
  await setTimeout(40)
  assert.equal(table.version, version)
})

test('bots answer a secret question together, never at the moment when one of them has thought', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  await house.driver.close()
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }] as const
  const wish = outliveTable({ config: { players: 3 }, seats: [...seats] })
  const { id } = (await house.tables.create(PEOPLE[0], { ...wish, game: 'long-night' })).row
  const pauses: (() => void)[] = []
  const thoughts: (() => void)[] = []
  const isEnded = (ends: (() => void)[]): Promise<void> =>
    new Promise(resolve => {
      ends.push(resolve)
    })
  const driver = new Driver(
    house.tables,
    { choose: task => isEnded(thoughts).then(() => quickBots.choose(task)) },
    problem => house.problems.push(problem),
    { inSecret: () => isEnded(pauses) },
  )
  t.after(() => driver.close())
  driver.start()
  const table = await beginGame(house.tables, PEOPLE[0], id)
  while (pauses.length === 0 || thoughts.length < 2) await setTimeout(1)
  // One bot has thought, the pause ends, and the other still thinks: both wait for the end of another pause.
  thoughts.shift()!()
  pauses.shift()!()
  while (pauses.length === 0) await setTimeout(1)
  thoughts.shift()!()
  await setTimeout(20)
  assert.equal(table.entries.length, 0)
  pauses.shift()!()
  while (pauses.length === 0) await setTimeout(1)
  assert.deepEqual(
    table.entries.map(({ entry }) => 'seat' in entry && entry.seat),
    [1, 2],
  )
  assert.deepEqual(house.problems, [])
})

test('a bot with a single option takes as long over an open question as one that has several', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  await house.driver.close()
  const waits: number[] = []
  const driver = new Driver(house.tables, quickBots, problem => house.problems.push(problem), {
    inOpen: ms => Promise.resolve(waits.push(ms)),
  })
  t.after(() => driver.close())
  driver.start()
  const seats = [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ] as const
  const { id } = (await house.tables.create(PEOPLE[0], outliveTable({ seats: [...seats] }))).row
  const table = await beginGame(house.tables, PEOPLE[0], id)
  while (table.row.status === 'playing') await setTimeout(5)
  const { game, match } = table
  const state = game.setup(match!.config, table.row.seed!)
  let single = 0
  for (const { entry } of table.entries) {
    if (!('seat' in entry)) continue
    if (!game.asksInSecret(state) && game.options(state, entry.seat).length === 1) single += 1
    game.play(state, entry.seat, entry.option)
  }
  assert.ok(single > 0)
  assert.equal(waits.length, single)
  assert.deepEqual(house.problems, [])
})

test('the time of a bot without a choice is one that bots of its level have lately taken', async () => {
  const at = { now: 0 }
  const times = new ThinkingTimes(300, () => at.now)
  assert.ok(times.like('outlive search') < 300)
  for (const ms of [120, 250])
    await times.noting(
      'outlive search',
      Promise.resolve().then(() => (at.now += ms)),
    )
  await times.noting('outlive greedy', Promise.resolve())
  for (let i = 0; i < 20; i++) {
    assert.ok([120, 250].includes(times.like('outlive search')))
    assert.equal(times.like('outlive greedy'), 0)
  }
})

test('a seat that the game does not wait for cannot say and unsay the same thing without end', async t => {
  const scene = await begun(t)
  const { table, play } = scene
  const active = await inTurn(scene)
  const other = (active + 1) % PEOPLE.length
  const { version } = table
  const flood = async (): Promise<void> => {
    for (let i = 0; i < 100; i++) await play(other, { do: 'declines', yes: i % 2 === 0 })
  }
  await assert.rejects(flood(), /too fast/)
  assert.ok(table.version - version <= 25, `${table.version - version} choices`)
  await play(active, { do: 'request' })
})

const isDeclining = (option: unknown): boolean => (option as { readonly do: string }).do === 'declines'

/** The seat that is asked and may decline requests meanwhile; undefined where a game ends before that. */
async function mayDeclineWhileAsked({ table, play }: Scene, chance: Chance): Promise<number | undefined> {
  while (table.row.status === 'playing') {
    const seat = table.pending[0]!
    const { options } = table.questions.of(seat)
    if (options.some(isDeclining)) return seat
    await play(seat, options[pickOf(chance, options.length)])
  }
  return undefined
}

test('a seat that is asked cannot say and unsay the same thing without end either, and plays on a moment later', async t => {
  let asked: number | undefined
  let scene: Scene
  const chance = chanceFrom('declining')
  do {
    scene = await begun(t)
    asked = await mayDeclineWhileAsked(scene, chance)
  } while (asked === undefined)
  const { table, play } = scene
  const seat = asked
  const { version } = table
  const flood = async (): Promise<void> => {
    for (let i = 0; i < 100; i++) await play(seat, table.questions.of(seat).options.find(isDeclining))
  }
  await assert.rejects(flood(), /too fast/)
  assert.ok(table.version - version <= 45, `${table.version - version} choices`)
  const answer = table.questions.of(seat).options.find(option => !isDeclining(option))
  for (let isDone = false; !isDone; ) {
    isDone = await play(seat, answer).then(
      () => true,
      () => false,
    )
    await setTimeout(20)
  }
})
