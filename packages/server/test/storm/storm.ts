// Tables of both games are played over sockets while everything around them fails. Afterwards every acknowledged choice
// must be in the log once and in order, every client must see what the server shows, and every game must go on.

import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { chanceFrom, pickOf } from '@lastlight/kernel'
import { check } from '../../src/storage/check.ts'
import { Client } from '../client.ts'
import { stopPostgres } from '../postgres.ts'
import { assertProven } from '../tableChecks.ts'
import { Fleet } from './fleet.ts'
import { acknowledgedTwice, duplicatedIn, lostIn, readLoggedChoices } from './logFindings.ts'
import { hasGoneOn, Party, type Played, sentBy, WISHES } from './party.ts'
import { leftOutOn, possible, strike } from './strike.ts'
import type { Damage, Fault, Weather } from './weather.ts'

/** The longest pause before a fault. */
const GAP_MS = 1500
/** Between two faults so many choices should be made, and a slow machine is given so long for them. */
const CHOICES_BETWEEN = 3
const PROGRESS_MS = 4000
/** From so many seconds on there are faults that take longer. */
const LONG_S = 60
/** The time for all games to go on after the storm. */
const PATIENCE_MS = 240_000
const LOOK_MS = 50

/** What the log of a server may say when its database is down or its disk is full. */
const EXPECTED =
  /ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|terminating connection|the database system is|has not said whether|disk I\/O error|disk is full|timeout|not queryable|could not (?:write|extend|open|create)|File too large|server login has been failing|PANIC/

async function choicesMade(made: () => number, wanted: number, ms: number): Promise<void> {
  const [before, until] = [made(), performance.now() + ms]
  while (made() < before + wanted && performance.now() < until) await setTimeout(LOOK_MS)
}

/** Every kind of fault comes before one comes again; gives how often each came. */
async function rage(weather: Weather, fleet: Fleet, made: () => number): Promise<Map<Fault, number>> {
  const chance = chanceFrom(weather.seed)
  const { storage, seconds = Infinity, kills = Infinity, rounds = Infinity } = weather
  const kinds = possible(weather.faults, storage)
  const counts = new Map<Fault, number>()
  const going = new Set<Promise<void>>()
  const until = performance.now() + seconds * 1000
  const isLong = weather.seconds !== undefined && seconds >= LONG_S
  let bag: Fault[] = []
  const isOver = (): boolean => {
    const often = kinds.every(kind => (counts.get(kind) ?? 0) >= rounds)
    return often || performance.now() >= until || (counts.get('kill') ?? 0) >= kills
  }
  while (!isOver()) {
    if (bag.length === 0) bag = [...kinds]
    const [fault] = bag.splice(pickOf(chance, bag.length), 1) as [Fault]
    counts.set(fault, (counts.get(fault) ?? 0) + 1)
    const happening = strike(fault, fleet, chance, isLong)()
    going.add(happening)
    void happening.finally(() => going.delete(happening)).catch(() => undefined)
    await setTimeout(pickOf(chance, GAP_MS))
    // Not all servers fail at once for the whole storm.
    while (going.size > fleet.members.length) await Promise.race(going)
    await choicesMade(made, CHOICES_BETWEEN, PROGRESS_MS)
  }
  await Promise.all(going)
  return counts
}

/** Each person and spectator comes from another address, and through another process where there are several. */
async function gather(fleet: Fleet, clients: Client[]): Promise<readonly Party[]> {
  const { urls } = fleet
  const comeIn = async (name: string): Promise<Client> => {
    const n = clients.length
    const order = urls.map((_, i) => urls[(n + i) % urls.length]!)
    const client = new Client(order[0]!, order.slice(1))
    client.address = `10.0.${n >> 8}.${n & 255}`
    client.forgetsSent = true
    client.onGap = problem => client.setbacks.push(problem)
    clients.push(client)
    return client.guest(name)
  }
  const parties: Party[] = []
  for (const wish of WISHES)
    parties.push(new Party(wish, [await comeIn('Ann'), await comeIn('Bob')], await comeIn('Eve'), urls))
  return parties
}

/** Waits until each party has gone on as the weather wants; gives the tables that have not. */
async function goOn(
  parties: readonly Party[],
  games: Promise<unknown>,
  after: Weather['after'],
): Promise<readonly string[]> {
  const late = setTimeout(PATIENCE_MS, undefined, { ref: false })
  if (after === 'end') await Promise.race([games, late])
  const before = parties.map(({ acknowledged, finished }) => ({ acknowledged, finished }))
  const isStuck = (party: Party, i: number): boolean =>
    after === 'end' ? !party.tables.at(-1)?.isOver : !hasGoneOn(party, before[i]!, after)
  const until = performance.now() + (after === 'end' ? 0 : PATIENCE_MS)
  while (parties.some(isStuck) && performance.now() < until) await setTimeout(LOOK_MS)
  return parties.filter(isStuck).map(({ tables }) => tables.at(-1)?.id ?? 'none')
}

async function unproven(client: Client, { id, players }: Played): Promise<readonly string[]> {
  try {
    await assertProven(
      client,
      id,
      players.flatMap(({ acknowledged }) => acknowledged),
    )
    return []
  } catch (problem) {
    return [`table ${id}: ${String(problem)}`]
  }
}

export async function storm(weather: Weather): Promise<Damage> {
  const began = performance.now()
  const { storage, seed, faults } = weather
  const fleet = await Fleet.open(storage)
  const clients: Client[] = []
  const problems: string[] = []
  try {
    const parties = await gather(fleet, clients)
    const sky = { isCalm: false }
    const games = Promise.all(
      parties.map(party =>
        party.play(() => sky.isCalm).catch((problem: unknown) => void problems.push(String(problem))),
      ),
    )
    const made = (): number => parties.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
    await choicesMade(made, parties.length, PATIENCE_MS)
    const counts = await rage(weather, fleet, made)
    for (const member of fleet.members) await member.revive()
    sky.isCalm = true
    const stuck = await goOn(parties, games, weather.after)
    for (const party of parties) party.stop()
    await Promise.race([games, setTimeout(PATIENCE_MS, undefined, { ref: false })])

    const played = parties.flatMap(({ tables }) => tables)
    for (const table of played) if (table.isOver) problems.push(...(await unproven(table.players[0]!.client, table)))
    const repeated = fleet.members.reduce((sum, { relay }) => sum + relay.repeated, 0)
    const crashes = fleet.members.flatMap(({ server }) => server.crashes)
    await fleet.stop()
    const said = fleet.members.flatMap(({ server }) => server.said.split('\n'))
    const db = fleet.place.open()
    const lost = clients.flatMap(({ setbacks }) => setbacks)
    const duplicated = clients.flatMap(({ versionsOfKeys }) => acknowledgedTwice(versionsOfKeys))
    for (const table of played) {
      const log = await readLoggedChoices(db, table.id)
      const named = (line: string): string => `table ${table.id}: ${line}`
      lost.push(...lostIn(log, sentBy(table)).map(named))
      duplicated.push(...duplicatedIn(log, sentBy(table)).map(named))
    }
    problems.push(
      ...crashes,
      ...(await check(db)),
      ...said.filter(line => line.includes('"level":') && !EXPECTED.test(line)),
    )
    await db.close()
    return {
      storage,
      seed,
      faults: [...counts.values()].reduce((sum, n) => sum + n, 0),
      byFault: Object.fromEntries(counts),
      leftOut: Object.fromEntries(
        Object.entries(leftOutOn(storage)).filter(([fault]) => faults.includes(fault as Fault)),
      ),
      tables: played.length,
      acknowledged: made(),
      repeated,
      lost,
      duplicated,
      diverged: parties.flatMap(({ diverged }) => diverged),
      stuck,
      problems,
      seconds: Math.round((performance.now() - began) / 1000),
    }
  } finally {
    for (const client of clients) client.leave()
    await fleet.close()
  }
}

// `npm run chaos` starts this file as a process of its own, and reads its report.
if (import.meta.main) {
  const damage = await storm(JSON.parse(process.argv[2]!) as Weather)
  await stopPostgres()
  process.send!(damage)
  process.disconnect()
}
