// The parts of Colyseus 0.18 that the load calls, and the state of Embers as its schema. Typed here, so that types are checked without the peers.

import type { AddressInfo } from 'node:net'

export interface SchemaObject {
  [field: string]: unknown
}

export interface ArraySchema {
  readonly length: number
  [index: number]: unknown
  push(...items: readonly unknown[]): number
  pop(): unknown
}

export interface Client {
  userData: number
  view: { add(object: unknown): void }
  send(type: string, message: unknown): void
}

type Field = { view(): Field }

interface Schema {
  readonly schema: (fields: { readonly [name: string]: unknown }, name: string) => new () => SchemaObject
  readonly t: { array(of: unknown): Field; ref(of: unknown): Field } & {
    readonly [type in 'string' | 'number' | 'boolean']: () => Field
  }
  readonly StateView: new () => Client['view']
  readonly Encoder: { BUFFER_SIZE: number }
}

interface Core {
  readonly Server: new (options: {
    transport: unknown
    greet: boolean
    gracefullyShutdown: boolean
  }) => {
    define(name: string, room: unknown): void
    listen(port: number, host: string): Promise<void>
  }
  readonly Room: abstract new () => {
    state: SchemaObject
    maxClients: number
    patchRate: number | null
    onCreate(): void
    onJoin(client: Client, options: { readonly seat: number }): void
    onMessage(type: string, handle: (client: Client, message: unknown) => void): void
    broadcastPatch(): boolean
  }
}

interface Transport {
  readonly WebSocketTransport: new () => { readonly server: { address(): AddressInfo } }
}

/** No dependencies of this tree: they stand in the package.json of the peers. */
const PEERS = { core: '@colyseus/core', schema: '@colyseus/schema', transport: '@colyseus/ws-transport' }
export const { Server, Room } = (await import(PEERS.core)) as Core
export const { StateView, Encoder } = (await import(PEERS.schema)) as Schema
export const { WebSocketTransport } = (await import(PEERS.transport)) as Transport
const { schema, t } = (await import(PEERS.schema)) as Schema

const Place = schema({ wolves: t.number(), fences: t.number() }, 'Place')
const Places = schema({ fire: Place, forest: Place, cliff: Place, ruin: Place }, 'Places')
const Keeper = schema({ id: t.string(), at: t.string() }, 'Keeper')
const Whereabouts = schema({ zones: t.array('string'), cards: t.array('string') }, 'Whereabouts')

export const Own = schema(
  {
    hand: t.array('string'),
    got: t.array('string'),
    role: t.string(),
    omen: t.array('string'),
    deck: t.array('string'),
    omens: t.array('string'),
    whereabouts: t.array(Whereabouts),
    asked: t.boolean(),
    options: t.array('string'),
  },
  'Own',
)

export const Player = schema(
  {
    wood: t.number(),
    oil: t.number(),
    cards: t.number(),
    got: t.number(),
    omen: t.number(),
    gear: t.array('string'),
    keepers: t.array(Keeper),
    own: t.ref(Own).view(),
  },
  'Player',
)

export const TableState = schema(
  {
    round: t.number(),
    phase: t.string(),
    lantern: t.number(),
    active: t.number(),
    actions: t.number(),
    embers: t.number(),
    places: Places,
    players: t.array(Player),
    votes: t.array('number'),
    discard: t.array('string'),
    playing: t.array('string'),
    gone: t.array('string'),
    grave: t.array('string'),
    keepersLeft: t.number(),
    secret: t.boolean(),
    waiting: t.array('number'),
    end: t.string(),
    roles: t.array('string'),
    over: t.boolean(),
    by: t.number(),
    moves: t.number(),
  },
  'TableState',
)

/** The parts of a new element of a list of objects. */
export const ELEMENTS: { readonly [list: string]: new () => SchemaObject } = {
  keepers: Keeper,
  whereabouts: Whereabouts,
}
export const PARTS: { readonly [field: string]: new () => SchemaObject } = {
  places: Places,
  fire: Place,
  forest: Place,
  cliff: Place,
  ruin: Place,
}
