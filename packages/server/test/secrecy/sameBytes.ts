// Compares, byte by byte, what a real server sends to a rival and to a spectator in two worlds that they cannot tell
// apart, before and after the seat with the secrets does something hidden.

import { randomUUID } from 'node:crypto'
import { same } from '@lastlight/kernel'
import type { TableInfo } from '@lastlight/protocol'
import { GAMES_BY_ID } from '../../src/games.ts'
import type { Client } from '../client.ts'
import { inThisProcess, type Stage, stageFor, type TwoTables } from './twoTables.ts'
import { configOf, differenceOf, GAMES, hiddenActs, positions, VIEWERS, wishesIn } from './worlds.ts'

export interface Compared {
  readonly positions: number
  /** Hidden acts, and how many of them were another choice in the other world. */
  readonly acts: number
  readonly different: number
  readonly bytes: number
  readonly leaks: readonly string[]
}

/** Ids of tables and what follows from them, times and presence differ between any two tables. */
function withoutChance(text: string, { id, code, commitment }: TableInfo): string {
  return text
    .replaceAll(id, 'TABLE')
    .replaceAll(code, 'CODE')
    .replaceAll(commitment, 'COMMITMENT')
    .replaceAll(/"(at|changed|created)":\d{9,}/g, '"$1":0')
    .replaceAll(/"presence":"\w+"|"keptUntil":\d+|"spectators":\d+/g, '')
}

/** Who is here is told when it changes, at no fixed moment. */
const isPresence = (text: string): boolean => text.startsWith('{"t":"presence"')

async function pry(rival: Client, table: string, wishes: readonly unknown[]): Promise<void> {
  for (const option of wishes) await rival.ask({ t: 'why', table, seat: 1, option })
  const version = rival.sight(table, 1)!.version
  for (const t of ['undo', 'redo'] as const)
    await rival.ask({ t, table, seat: 1, version, key: `${t} something ${version}` })
}

/** Everything that can be asked for without a socket. */
async function readAll(client: Client, table: string, viewer: number | 'public'): Promise<void> {
  for (const path of [
    '',
    '/export',
    '/chat',
    '/moments',
    '/moments/0?viewer=public',
    `/sight?viewer=${viewer}`,
    '/sight?viewer=0',
  ])
    await client.http('GET', `/tables/${table}${path}`)
}

/** What the two were sent about one of the tables. */
async function heardAt(stage: Stage, table: string, wishes: readonly unknown[], act: unknown): Promise<string> {
  const [ann, rival, spectator] = [await stage.window('Ann'), await stage.window('Bob'), await stage.window(null)]
  const two = [rival, spectator]
  for (const [i, client] of two.entries()) await client.watch(table, VIEWERS[i]!)
  await pry(rival, table, wishes)
  if (act !== undefined) {
    await ann.watch(table, 0)
    const { version } = ann.sight(table, 0)!
    await ann.ask({ t: 'play', table, seat: 0, version, key: randomUUID(), option: act })
  }
  // What was sent before the answer to this has arrived by then.
  for (const client of two) await client.ask({ t: 'ping' })
  await pry(rival, table, wishes)
  for (const [i, client] of two.entries()) await readAll(client, table, VIEWERS[i]!)
  const info = await ann.request<TableInfo>('GET', `/tables/${table}`)
  for (const client of [ann, ...two]) client.close()
  const all = two.flatMap(({ sent }) => sent.map(({ text }) => text).filter(text => !isPresence(text)))
  return withoutChance(all.join('\n'), info)
}

async function compareOne(stage: Stage, name: string, { position, ids }: TwoTables): Promise<Compared> {
  const game = GAMES_BY_ID.get(GAMES[name]![0])!
  const wishes = wishesIn(game, position)
  const pairs = hiddenActs(game, position)
  const pair = pairs.find(([here, there]) => !same(here, there)) ?? pairs[0]
  const here = await heardAt(stage, ids[0], wishes, pair?.[0])
  const there = await heardAt(stage, ids[1], wishes, pair?.[1])
  const difference = differenceOf(here, there)
  return {
    positions: 1,
    acts: pair ? 1 : 0,
    different: pair && !same(pair[0], pair[1]) ? 1 : 0,
    bytes: Buffer.byteLength(here) + Buffer.byteLength(there),
    leaks: difference === undefined ? [] : [`${name}: ${difference}`],
  }
}

export const NOTHING_COMPARED: Compared = { positions: 0, acts: 0, different: 0, bytes: 0, leaks: [] }

export const together = (a: Compared, b: Compared): Compared => ({
  positions: a.positions + b.positions,
  acts: a.acts + b.acts,
  different: a.different + b.different,
  bytes: a.bytes + b.bytes,
  leaks: [...a.leaks, ...b.leaks],
})

/** `name`: one of `GAMES`; `count`: how many positions of it, half of them in the middle of a secret question. */
export async function compareWorlds(name: string, seed: string, count: number): Promise<Compared> {
  const [id, more] = GAMES[name]!
  const game = GAMES_BY_ID.get(id)!
  const config = configOf(game, more)
  const found = positions(game, config, seed, count)
  const stage = await stageFor({ game, config, positions: found, isTurned: i => i % 2 === 1 }, inThisProcess)
  try {
    let sum = NOTHING_COMPARED
    for (const two of stage.tables) sum = together(sum, await compareOne(stage, name, two))
    return sum
  } finally {
    await stage.close()
  }
}
