// Attacks a real server in every way that a client can, and looks whether it answers as documented and keeps what
// belongs to others.

import process from 'node:process'
import { type Chance, chanceFrom, hash } from '@lastlight/kernel'
import type { Database } from '../src/storage/database.ts'
import { Attackers } from './attack/attackers.ts'
import { attackFromElsewhere } from './attack/crossSite.ts'
import { attackFiles } from './attack/files.ts'
import { attackWithBytes, attackWithFrames, attackWithRequests } from './attack/floods.ts'
import { attackWithForgeries, attackWithTokens } from './attack/forgeries.ts'
import { attackRoutes } from './attack/onRoutes.ts'
import { attackSockets, attackWithSize } from './attack/onSockets.ts'
import { plausibleFor } from './attack/plausible.ts'
import { closeConnections, send } from './attack/request.ts'
import { attackOthers } from './attack/strangers.ts'
import { Tally } from './attack/tally.ts'
import { nameOf, type Target, targetsAt } from './attack/targets.ts'
import { type Belongings, belongingsOf, changesBetween, makeVictims, type Victims } from './attack/victims.ts'
import type { Client } from './client.ts'
import { Place, ServerProcess } from './process.ts'

export interface AttackPlan {
  /** How many requests with one thing wrong in them, and as many messages. */
  readonly requests: number
  readonly seed: string
}

export interface AttackResult {
  readonly seed: string
  readonly requests: number
  readonly messages: number
  readonly files: number
  readonly routes: number
  readonly missedRoutes: readonly string[]
  readonly wrongAnswers: number
  readonly changed: readonly string[]
  readonly crashes: number
  /** What was wrong, and a hash of all that belongs to others. */
  readonly lines: readonly string[]
  readonly belongings: string
  readonly seconds: number
}

/** A server with people and tables to be attacked. */
export interface Siege {
  readonly server: ServerProcess
  readonly db: Database
  readonly chance: Chance
  readonly attackers: Attackers
  /** An attacker who sits at a table with a victim. */
  readonly eve: Client
  readonly victims: Victims
  readonly targets: readonly Target[]
  belongings(): Promise<Belongings>
  close(): Promise<void>
}

export async function prepareSiege(seed: string): Promise<Siege> {
  const place = await Place.on('sqlite')
  // Each attacker comes from an address of its own, as those of a large network do.
  const server = await ServerProcess.start(place, undefined, { TRUST_PROXY: 'loopback' })
  const db = place.open()
  const close = async (): Promise<void> => {
    closeConnections()
    await db.close()
    await server.kill()
    place.remove()
  }
  try {
    const { url } = server
    const chance = chanceFrom(`attack ${seed}`)
    const attackers = new Attackers(url, chance)
    const eve = await attackers.newGuest('Eve')
    const victims = await makeVictims(url, eve)
    const targets = await targetsAt(url)
    const belongings = () => belongingsOf(url, db, victims, attackers.nextAddress())
    return { server, db, chance, attackers, eve, victims, targets, belongings, close }
  } catch (problem) {
    await close()
    throw problem
  }
}

export async function attackNow(siege: Siege, { requests, seed }: AttackPlan): Promise<AttackResult> {
  const began = performance.now()
  const { server, chance, attackers, eve, victims, targets } = siege
  const { url } = server
  const tally = new Tally()
  const before = await siege.belongings()
  await attackers.guest()
  const plausible = plausibleFor(attackers, victims)
  const means = { chance, tally, victims }
  await attackRoutes(url, targets, attackers, plausible, { ...means, requests })
  await attackSockets(url, attackers, plausible, { ...means, messages: requests })
  await attackWithSize(url, attackers, tally)
  await attackOthers({ url, targets, attackers, plausible, ...means }, eve)
  await attackWithForgeries(url, targets, attackers, plausible, means)
  await attackWithTokens(url, targets, attackers, plausible, means)
  await attackFromElsewhere(url, targets, attackers, plausible, means)
  await attackWithFrames(url, attackers, plausible, tally)
  await attackWithRequests(url, targets, attackers, tally)
  await attackWithBytes(url, tally)
  const files = await attackFiles(url, victims, chance, tally, requests)
  const alive = await send(url, { method: 'GET', path: '/readyz' }).catch(() => 'cut off' as const)
  if (alive === 'cut off' || alive.status !== 200) tally.crash('the server is not ready any more')
  const after = await siege.belongings()
  for (const line of server.said.split('\n').filter(each => each.includes('"level":'))) tally.crash(line.slice(0, 400))
  return {
    seed,
    requests: tally.requests,
    messages: tally.messages,
    files,
    routes: tally.covered.size,
    missedRoutes: targets.map(nameOf).filter(name => !tally.covered.has(name)),
    wrongAnswers: tally.wrongAnswers,
    changed: changesBetween(before, after),
    crashes: tally.crashes,
    lines: tally.lines,
    belongings: hash([...after]),
    seconds: Math.round((performance.now() - began) / 1000),
  }
}

// `npm run attack` starts this file as a process of its own, and reads its report.
if (import.meta.main) {
  const [requests, seed] = process.argv.slice(2)
  const siege = await prepareSiege(seed!)
  const result = await attackNow(siege, { requests: Number(requests), seed: seed! })
  await siege.close()
  process.send!(result)
  process.disconnect()
}
