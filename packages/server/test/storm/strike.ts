// Lets one fault happen. Everything that chance decides about it is drawn before it begins, so that the same seed gives
// the same faults in the same order.

import { setTimeout } from 'node:timers/promises'
import { type Chance, pickOf } from '@lastlight/kernel'
import { ownPostgres } from '../postgres.ts'
import type { Storage } from '../process.ts'
import { emptyDisk, fillDisk, noFileLimit, withChildren } from './fileLimit.ts'
import type { Fleet, Member } from './fleet.ts'
import { FAULTS, type Fault } from './weather.ts'

const HOUR = 3_600_000
/** A clock is set at most this much before or after the true time. */
const MOST_MOVED_MS = 2 * HOUR
/** Some servers are killed before they are open. */
const DIES_YOUNG = 5
/** PostgreSQL frees the locks of a process that is silent for 5 s, and others take it for dead after 10 s. */
const LONG_STOP_MS = 11_000
const STOPS_LONG = 4

/** Why faults cannot happen with this storage on this machine. */
export function leftOutOn(storage: Storage): Readonly<Partial<Record<Fault, string>>> {
  return {
    ...(storage === 'sqlite' ? { database: 'an embedded database is no process of its own' } : {}),
    ...(process.platform === 'win32' ? { stop: 'this system cannot stop a process and let it go on' } : {}),
    ...(noFileLimit === false ? {} : { disk: noFileLimit }),
  }
}

export const possible = (faults: readonly Fault[], storage: Storage): readonly Fault[] =>
  FAULTS.filter(fault => faults.includes(fault) && !(fault in leftOutOn(storage)))

/** Milliseconds between these two. */
const between = (chance: Chance, least: number, most: number): number => least + pickOf(chance, most - least)

/** Draws what will happen, and gives the work that lets it happen. */
export function strike(fault: Fault, fleet: Fleet, chance: Chance, isLong: boolean): () => Promise<void> {
  const member = fleet.members[pickOf(chance, fleet.members.length)]!
  const { server, relay } = member
  switch (fault) {
    case 'kill': {
      const down = pickOf(chance, 500)
      const young = pickOf(chance, DIES_YOUNG) === 0 ? pickOf(chance, 700) : undefined
      return () => member.ofProcess.add(() => kill(member, down, young))
    }
    case 'stop': {
      const isLongStop = pickOf(chance, STOPS_LONG) === 0 && isLong
      const ms = between(chance, 200, 2000) + (isLongStop ? LONG_STOP_MS : 0)
      return () =>
        member.ofProcess.add(async () => {
          server.pause()
          await setTimeout(ms)
          server.resume()
        })
    }
    case 'database': {
      const signal = pickOf(chance, 2) === 0 ? 'SIGKILL' : 'SIGQUIT'
      const down = pickOf(chance, 1500)
      return () =>
        fleet.ofDatabase.add(async () => {
          const postgres = await ownPostgres()
          await postgres.end(signal)
          await setTimeout(down)
          await postgres.restart()
        })
    }
    case 'cut': {
      const ms = pickOf(chance, 400)
      return () => member.ofNetwork.add(() => relay.cut(ms))
    }
    case 'delay': {
      const hold = between(chance, 100, 800)
      const ms = between(chance, 500, 3000)
      return () => member.ofNetwork.add(() => relay.delay(hold, ms))
    }
    case 'duplicate': {
      const ms = between(chance, 1000, 4000)
      return () => member.ofNetwork.add(() => relay.repeat(ms))
    }
    case 'clock': {
      const by = pickOf(chance, 2 * MOST_MOVED_MS) - MOST_MOVED_MS
      return () => {
        member.setClock(by)
        return Promise.resolve()
      }
    }
    case 'disk': {
      const ms = between(chance, 300, 2500)
      const dies = pickOf(chance, 3) === 0
      return fleet.place.databaseUrl === null
        ? () => member.ofProcess.add(() => fillForServer(member, ms, dies))
        : () => fleet.ofDatabase.add(() => fillForPostgres(ms))
    }
  }
}

async function kill(member: Member, down: number, young: number | undefined): Promise<void> {
  const { server } = member
  await server.kill()
  await setTimeout(down)
  if (young !== undefined) {
    const opening = server.start().catch(() => undefined)
    await setTimeout(young)
    await server.kill()
    await opening
  }
  await member.revive()
}

async function fillForServer(member: Member, ms: number, dies: boolean): Promise<void> {
  const pids = member.server.pid === undefined ? [] : [member.server.pid]
  fillDisk(pids)
  await setTimeout(ms)
  if (dies) return kill(member, 0, undefined)
  emptyDisk(pids)
}

/** PostgreSQL ends when it cannot write its log; it is started again when there is room. */
async function fillForPostgres(ms: number): Promise<void> {
  const postgres = await ownPostgres()
  const { pid } = postgres
  if (pid !== undefined) fillDisk(withChildren(pid))
  await setTimeout(ms)
  if (pid !== undefined) emptyDisk(withChildren(pid))
  await postgres.restart()
}
