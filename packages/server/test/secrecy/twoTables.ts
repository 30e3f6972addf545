// Pairs of tables on a real server that go on from two worlds which the rival cannot tell apart.

import type { AnyGame } from '@lastlight/kernel'
import type { PersonRef } from '../../src/tables/lobby.ts'
import { Client } from '../client.ts'
import { House } from '../house.ts'
import { Place, ServerProcess } from '../process.ts'
import { type Position, tableFrom } from './worlds.ts'

export interface TwoTables {
  readonly position: Position
  /** The ids of a table in the one world and in the other. */
  readonly ids: readonly [string, string]
}

export interface Stage {
  readonly server: ServerProcess
  readonly tables: readonly TwoTables[]
  /** A new window of Ann at seat 0, of Bob at seat 1, or of somebody without a name. */
  window(of: 'Ann' | 'Bob' | null): Promise<Client>
  close(): Promise<void>
}

interface Wanted {
  readonly game: AnyGame
  readonly config: { players: number }
  readonly positions: readonly Position[]
  /** Which world comes first is no secret of the world, so it must not be the same each time. */
  readonly isTurned: (i: number) => boolean
}

const NAMES = ['Ann', 'Bob', 'Cid'] as const
/** Everybody has an address of their own, so that no limit is met. */
const SETTINGS = { TRUST_PROXY: 'loopback' }

export async function stageFor({ game, config, positions, isTurned }: Wanted): Promise<Stage> {
  const place = await Place.on('sqlite')
  const server = await ServerProcess.start(place, undefined, SETTINGS)
  const windows: Client[] = []
  const close = async (): Promise<void> => {
    for (const client of windows) client.close()
    await server.kill()
    place.remove()
  }
  try {
    const cookies = new Map<string, string>()
    const people: PersonRef[] = []
    for (const name of NAMES) {
      const client = await new Client(server.url).guest(name)
      cookies.set(name, client.cookie)
      people.push({ id: (await client.request<{ id: string }>('GET', '/me')).id, name })
    }
    await server.stop()
    const db = place.open()
    const house = await new House(db).open()
    const tables: TwoTables[] = []
    for (const [i, position] of positions.entries()) {
      const make = (state: unknown) =>
        tableFrom(house, game, config, state, people as [PersonRef, PersonRef, PersonRef])
      const first = await make(isTurned(i) ? position.world : position.state)
      const second = await make(isTurned(i) ? position.state : position.world)
      tables.push({ position, ids: isTurned(i) ? [second, first] : [first, second] })
    }
    await house.close()
    await db.close()
    await server.start()
    let address = 0
    const window = async (of: 'Ann' | 'Bob' | null): Promise<Client> => {
      const client = new Client(server.url)
      address += 1
      client.address = `10.0.${address >> 8}.${address & 255}`
      client.cookie = of === null ? '' : cookies.get(of)!
      await client.connect()
      windows.push(client)
      return client
    }
    return { server, tables, window, close }
  } catch (problem) {
    await close()
    throw problem
  }
}
