// Pairs of tables on a real server that go on from two worlds which the rival cannot tell apart.

import type { AnyGame } from '@lastlight/kernel'
import type { PersonRef } from '../../src/tables/lobby.ts'
import { Client } from '../client.ts'
import { House } from '../house.ts'
import { Ends, openServerAt, type Scope } from '../openServer.ts'
import { Place, ServerProcess } from '../process.ts'
import { type Position, tableFrom } from './worlds.ts'

export interface TwoTables {
  readonly position: Position
  /** The ids of a table in the one world and in the other. */
  readonly ids: readonly [string, string]
}

export interface Stage {
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

/** Gives the address of a server on this place; it ends with the scope. */
type Opener = (scope: Scope, place: Place) => Promise<string>

export const inThisProcess: Opener = async (scope, place) => (await openServerAt(scope, place, SETTINGS)).url

/** Where answers are timed: whoever asks must not keep the server waiting. */
export const inAnotherProcess: Opener = async (scope, place) => {
  const server = await ServerProcess.start(place, undefined, SETTINGS)
  scope.after(() => server.kill())
  return server.url
}

export async function stageFor({ game, config, positions, isTurned }: Wanted, open: Opener): Promise<Stage> {
  const place = await Place.on('sqlite')
  const windows: Client[] = []
  const scope = new Ends()
  const close = async (): Promise<void> => {
    for (const client of windows) client.close()
    await scope.run()
    place.remove()
  }
  try {
    const first = await openServerAt(scope, place)
    const cookies = new Map<string, string>()
    const people: PersonRef[] = []
    for (const name of NAMES) {
      const client = await new Client(first.url).guest(name)
      cookies.set(name, client.cookie)
      people.push({ id: (await client.request<{ id: string }>('GET', '/me')).id, name })
    }
    await first.close()
    const db = place.open()
    const house = await new House(db).open()
    const tables: TwoTables[] = []
    for (const [i, position] of positions.entries()) {
      const make = (state: unknown) =>
        tableFrom(house, game, config, state, people as [PersonRef, PersonRef, PersonRef])
      const one = await make(isTurned(i) ? position.world : position.state)
      const other = await make(isTurned(i) ? position.state : position.world)
      tables.push({ position, ids: isTurned(i) ? [other, one] : [one, other] })
    }
    await house.close()
    await db.close()
    const url = await open(scope, place)
    let address = 0
    const window = async (of: 'Ann' | 'Bob' | null): Promise<Client> => {
      const client = new Client(url)
      address += 1
      client.address = `10.0.${address >> 8}.${address & 255}`
      client.cookie = of === null ? '' : cookies.get(of)!
      await client.connect()
      windows.push(client)
      return client
    }
    return { tables, window, close }
  } catch (problem) {
    await close()
    throw problem
  }
}
