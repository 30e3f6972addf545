// Ranges of addresses from which nobody may come in. Each process keeps them in memory: every request is checked.

import { BlockList, isIP, isIPv4 } from 'node:net'
import type { Block } from '@lastlight/protocol'
import { plainAddress } from '../http/address.ts'
import { canonicalRange } from '../http/ranges.ts'
import { Problem } from '../problems.ts'
import { type Database, one, statement, writeOr } from '../storage/database.ts'
import { type Operator, recorded } from './actions.ts'

/** Every request is compared with each of them. */
export const MOST_BLOCKS = 1000

/** The channel that announces changed blocks. */
const CHANNEL = 'blocks'

export const blocked = (): Problem =>
  new Problem('blocked', 'Your network is blocked on this server. You can still take your data along, and leave.')

export async function listBlocks(db: Database): Promise<Block[]> {
  const rows = await db.read<Block>(
    'SELECT network, note, created_at AS at FROM blocks ORDER BY created_at DESC, network',
  )
  return rows.map(row => ({ ...row }))
}

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address, prefix] = network.split('/') as [string, string]
    list.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return list
}

const holds = (list: BlockList, address: string): boolean => {
  const plain = plainAddress(address)
  return isIP(plain) !== 0 && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}

/** Gives the range as it is kept. `own`: the address of the operator, who must not lock out themselves. */
export async function block(db: Database, by: Operator, range: string, note: string, own?: string): Promise<string> {
  const network = canonicalRange(range)
  if (own !== undefined && holds(listOf([network]), own))
    throw new Problem('conflict', `You are at ${plainAddress(own)} yourself, which lies in ${network}.`)
  const others = (await listBlocks(db)).filter(each => each.network !== network)
  if (others.length >= MOST_BLOCKS)
    throw new Problem(
      'conflict',
      `${MOST_BLOCKS} ranges are blocked, and that is the most: unblock one, or block a wider range.`,
    )
  const now = Date.now()
  await db.write([
    statement`INSERT INTO blocks (network, note, created_at) VALUES (${network}, ${note}, ${now})
      ON CONFLICT (network) DO UPDATE SET note = excluded.note`,
    recorded(by, { action: 'block', target: network, note }, now),
  ])
  await db.announce(CHANNEL, network).catch(() => undefined)
  return network
}

export async function unblock(db: Database, by: Operator, range: string): Promise<string> {
  const network = canonicalRange(range)
  await writeOr(db, () => new Problem('notFound', `${network} is not blocked.`), [
    one`DELETE FROM blocks WHERE network = ${network}`,
    recorded(by, { action: 'unblock', target: network }, Date.now()),
  ])
  await db.announce(CHANNEL, network).catch(() => undefined)
  return network
}

export class Blocks {
  readonly #db: Database
  #list = new BlockList()

  constructor(db: Database) {
    this.#db = db
  }

  /** `onChange` is called when an operator has changed something, here or elsewhere. */
  async start(onChange: () => Promise<void>, onProblem: (problem: unknown) => void): Promise<void> {
    await this.load()
    await this.#db.listen(CHANNEL, () => void onChange().catch(onProblem))
  }

  /** Reads the ranges; also done now and then, because an announcement can be missed. */
  async load(): Promise<void> {
    this.#list = listOf((await listBlocks(this.#db)).map(({ network }) => network))
  }

  has(address: string): boolean {
    return holds(this.#list, address)
  }
}
