// Embers on Colyseus, as its documentation advises: the state as a schema, what is secret behind `.view()` with a `StateView` for every client, and
// the patch sent at once after every choice instead of twenty times a second. The rules are those of the kernel, played in place.

import { randomBytes } from 'node:crypto'
import process from 'node:process'
import { Refusal } from '@lastlight/kernel'
import { game as embers, type Option, type State, type View } from '@lastlight/reference'
import {
  type ArraySchema,
  type Client,
  Encoder,
  Own,
  Player,
  Room,
  type SchemaObject,
  Server,
  StateView,
  TableState,
  WebSocketTransport,
} from './colyseus.ts'
import { mirror } from './mirror.ts'

const PLAYERS = 2
Encoder.BUFFER_SIZE = 64 * 1024

/** The fields that are the same for all. */
const publicOf = (view: View): Omit<View, 'players' | 'own' | 'deck' | 'omens' | 'whereabouts' | 'waiting'> => {
  const { round, phase, lantern, active, actions, embers: left, places, votes, discard, playing, gone } = view
  const { grave, keepersLeft, end, roles } = view
  return {
    round,
    phase,
    lantern,
    active,
    actions,
    embers: left,
    places,
    votes,
    discard,
    playing,
    gone,
    grave,
    keepersLeft,
    end,
    roles,
  }
}

class Embers extends Room {
  #game: State = embers.setup({ players: PLAYERS }, randomBytes(16).toString('hex'))

  override onCreate(): void {
    this.maxClients = PLAYERS
    // No timer: what has changed is sent when it has changed.
    this.patchRate = null
    const state = new TableState()
    state['moves'] = 0
    for (let seat = 0; seat < PLAYERS; seat++) {
      const player = new Player()
      player['own'] = new Own()
      ;(state['players'] as ArraySchema).push(player)
    }
    this.state = state
    this.#show(-1)
    // A client that joins is sent the whole state, so nothing changes for the others.
    this.broadcastPatch()
    this.onMessage('choose', (client, option) => this.#choose(client, option as Option))
    this.onMessage('again', () => {
      this.#game = embers.setup({ players: PLAYERS }, randomBytes(16).toString('hex'))
      this.#show(-1)
      this.broadcastPatch()
    })
  }

  override onJoin(client: Client, { seat }: { readonly seat: number }): void {
    client.userData = seat
    client.view = new StateView()
    client.view.add((this.state['players'] as ArraySchema)[seat])
  }

  #choose(client: Client, option: Option): void {
    const seat = client.userData
    try {
      embers.play(this.#game, seat, option)
    } catch (problem) {
      if (problem instanceof Refusal) return client.send('refused', seat)
      throw problem
    }
    this.#show(seat)
    this.broadcastPatch()
  }

  /** The game as both seats see it, into the schema, which finds out what has changed. */
  #show(by: number): void {
    const s = this.#game
    const { state } = this
    const views = Array.from({ length: PLAYERS }, (_, seat) => embers.view(s, seat))
    const { players, waiting } = views[0]!
    mirror(state, { ...publicOf(views[0]!), secret: waiting.secret, waiting: waiting.seats })
    const pending = embers.pending(s)
    for (const [seat, view] of views.entries()) {
      mirror((state['players'] as ArraySchema)[seat] as SchemaObject, {
        ...players[seat]!,
        own: {
          ...view.own,
          deck: view.deck.map(card => card ?? ''),
          omens: view.omens.map(card => card ?? ''),
          whereabouts: view.whereabouts,
          asked: pending.includes(seat),
          options: embers.options(s, seat).map(option => JSON.stringify(option)),
        },
      })
    }
    state['over'] = embers.outcome(s) !== undefined
    state['by'] = by
    state['moves'] = (state['moves'] as number) + 1
  }
}

const transport = new WebSocketTransport()
const server = new Server({ transport, greet: false, gracefullyShutdown: false })
server.define('reference', Embers)
await server.listen(0, '127.0.0.1')
process.send?.({ url: `http://127.0.0.1:${transport.server.address().port}` })
process.once('disconnect', () => process.exit())
