// The stored parties as a client of our server sees them.

import { OwnSocket } from '../ownSocket.ts'
import { OwnTable } from '../ownTable.ts'
import type { Listener, Table, Target } from '../target.ts'
import type { Party } from './storedTables.ts'

/** One table of one party, without its people so far. */
interface Place {
  readonly party: Party
  readonly games: string[]
  current?: string
}

export class Parties implements Target {
  readonly #url: string
  readonly #places: readonly Place[]
  /** By party: its sockets, one for each seat, which all its tables share. */
  readonly #sockets = new Map<Party, Promise<readonly OwnSocket[]>>()
  readonly #open: OwnSocket[] = []
  #taken = 0

  constructor(url: string, parties: readonly Party[]) {
    this.#url = url
    this.#places = parties.flatMap(party => party.games.map(games => ({ party, games: [...games] })))
  }

  get tables(): number {
    return this.#places.length
  }

  get sockets(): number {
    return this.#open.length
  }

  get bytes(): number {
    return this.#open.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** The games are stored already. */
  prepare(): Promise<void> {
    return Promise.resolve()
  }

  async sit(listener: Listener): Promise<Table> {
    const n = this.#taken++
    const place = this.#places[n]!
    return new OwnTable(String(n), () => nextGame(place), await this.#socketsOf(place.party), listener)
  }

  /** The game that is played at this table now. */
  gameAt(table: number): string {
    return this.#places[table]?.current ?? ''
  }

  #socketsOf(party: Party): Promise<readonly OwnSocket[]> {
    let sockets = this.#sockets.get(party)
    if (!sockets) {
      const opening = party.tokens.map(async token => {
        const socket = await OwnSocket.open(this.#url, { authorization: `Bearer ${token}` })
        this.#open.push(socket)
        return socket
      })
      this.#sockets.set(party, (sockets = Promise.all(opening)))
    }
    return sockets
  }
}

function nextGame(place: Place): Promise<string> {
  const game = place.games.shift()
  if (game === undefined) return Promise.reject(new Error('A table has no further game: it needs more spare ones.'))
  place.current = game
  return Promise.resolve(game)
}
