// A program that takes a seat and plays a whole game, choosing at random. It knows no rule of any game.
//
//   LASTLIGHT_TOKEN=lastlight_... node bot.ts http://localhost:8080 ABC234
//
// The token is made under POST /api/v1/me/tokens; ABC234 is the code of the table. See docs/protocol.md.

import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import process from 'node:process'

interface Table {
  readonly id: string
  readonly status: string
  readonly commitment: string
  readonly knownDeal: boolean
  readonly dealing: { readonly missing: readonly number[] } | null
  readonly seats: readonly { readonly seat: number; readonly me: boolean; readonly saltCommitment: string | null }[]
}

/** As much of what a seat is shown as this bot looks at. */
interface Sight {
  readonly version: number
  readonly options: readonly unknown[]
  readonly asked: boolean
  readonly outcome: unknown
}

type Message =
  | { readonly t: 'table'; readonly table: Table }
  | { readonly t: 'sight'; readonly sight: Sight }
  | ({ readonly t: 'update' } & Sight)
  | { readonly t: 'done'; readonly id: string; readonly version?: number }
  | { readonly t: 'refused'; readonly id: string; readonly reason: { readonly rule: string } }
  | { readonly t: 'problem'; readonly id: string; readonly error: string; readonly message: string }
  | { readonly t: 'chat' | 'pong' }

const RETRY_MS = 1000

const [url = 'http://localhost:8080', code = ''] = process.argv.slice(2)
const token = process.env.LASTLIGHT_TOKEN ?? ''
const say = (text: string): void => void process.stderr.write(`${text}\n`)

async function ask(method: string, path: string, body?: unknown): Promise<Table> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Table
}

const mySeat = (table: Table): number | undefined => table.seats.find(each => each.me)?.seat

/** The salts of this bot, by the commitment it sent for each. A salt in the deal keeps others from choosing the deal. */
const salts = new Map<string, string>()

function promise({ id, commitment }: Table): string {
  const salt = randomBytes(16).toString('hex')
  const promised = createHash('sha256')
    .update(JSON.stringify(['lastlight salt', id, commitment, salt]))
    .digest('hex')
  salts.set(promised, salt)
  return promised
}

/** Promises a salt before the start, and reveals it only when the start has closed the list of promises. */
async function giveSalt(table: Table, seat: number): Promise<void> {
  if (table.status !== 'waiting' || table.knownDeal) return
  const promised = table.seats[seat]!.saltCommitment
  const path = `/tables/${table.id}/seats/${seat}`
  if (!table.dealing && promised === null) await ask('PUT', `${path}/commitment`, { commitment: promise(table) })
  const salt = salts.get(promised ?? '')
  if (table.dealing?.missing.includes(seat) && salt !== undefined) await ask('PUT', `${path}/salt`, { salt })
}

/** A bot that was started again finds its seat as it left it. */
async function sitDown(): Promise<{ readonly table: string; readonly seat: number }> {
  let table = await ask('GET', `/tables/code/${encodeURIComponent(code)}`)
  if (mySeat(table) === undefined) {
    // Other players may know the cards of a deal that was played before; this bot joins such tables all the same.
    const own = table.knownDeal ? { knownDeal: true } : { commitment: promise(table) }
    table = await ask('POST', `/tables/${table.id}/join`, { code, ...own })
  }
  return { table: table.id, seat: mySeat(table)! }
}

/** Plays until the game is over, or the connection is lost. Gives the outcome, or null. */
function play(table: string, seat: number): Promise<unknown> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/v1/live`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const send = (message: object): void => socket.send(JSON.stringify(message))
  let sight: Sight | undefined
  /** The version that our last choice answered, while nobody has said what became of it. */
  let answering: number | undefined

  const choose = (): void => {
    if (!sight?.asked || answering !== undefined) return
    answering = sight.version
    const option = sight.options[randomInt(sight.options.length)]
    send({ t: 'play', id: `play ${answering}`, table, seat, version: answering, key: randomUUID(), option })
  }

  const look = (now: Sight): void => {
    sight = now
    if (now.outcome === null) choose()
    else socket.close(1000)
  }

  const hear = (message: Message): void => {
    switch (message.t) {
      case 'table':
        return void giveSalt(message.table, seat).catch((problem: unknown) => say(String(problem)))
      case 'sight':
        return look(message.sight)
      case 'update':
        return look(message)
      case 'done':
        if (!message.id.startsWith('play')) return
        answering = undefined
        // What it has led to may have been shown already, and may be our turn again.
        if (sight && sight.version >= (message.version ?? 0)) choose()
        return
      case 'refused':
      case 'problem': {
        say(message.t === 'refused' ? `refused by rule ${message.reason.rule}` : message.message)
        if (!message.id.startsWith('play')) return socket.close(1000)
        // The table has changed since we looked; then a newer sight is here or on its way.
        const since = answering
        answering = undefined
        if (sight && since !== undefined && sight.version > since) choose()
        else setTimeout(choose, RETRY_MS)
        return
      }
      default:
    }
  }

  return new Promise(resolve => {
    socket.addEventListener('open', () => send({ t: 'watch', id: 'watch', table, viewer: seat }))
    socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as Message))
    socket.addEventListener('error', () => say('the connection is lost'))
    socket.addEventListener('close', () => resolve(sight?.outcome ?? null))
  })
}

const { table, seat } = await sitDown()
say(`at seat ${seat} of table ${table}`)
let outcome = await play(table, seat)
while (outcome === null) {
  await new Promise(resolve => {
    setTimeout(resolve, RETRY_MS)
  })
  outcome = await play(table, seat)
}
process.stdout.write(`${JSON.stringify(outcome)}\n`)
