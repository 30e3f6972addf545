// A server as a process of its own, and a person who talks to it as a page does, with a cookie.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newAsk } from '../src/api/ask.ts'
import { type Api, newApi } from '../src/api/client.ts'
import { memoryStorage, type SaltStorage, Salts } from '../src/play/live/salts.ts'
import { LiveSocket, type RawSocket, type SocketEvents } from '../src/play/live/socket.ts'

const MAIN = join(import.meta.dirname, '../../server/src/main.ts')
const OPEN = /^Lastlight is open: (\S+)$/m

export class Server {
  readonly #folder: string
  readonly #more: Readonly<Record<string, string>>
  #child: ChildProcess | undefined
  #port = 0

  private constructor(folder: string, more: Readonly<Record<string, string>>) {
    this.#folder = folder
    this.#more = more
  }

  static async start(
    folder = mkdtempSync(join(tmpdir(), 'lastlight-web-')),
    more: Readonly<Record<string, string>> = {},
  ): Promise<Server> {
    const server = new Server(folder, more)
    await server.start()
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Again at the same address, with the same data. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      cwd: this.#folder,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#folder,
        LOG_LEVEL: 'error',
        BOT_THREADS: '1',
        ...this.#more,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    let said = ''
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const open = OPEN.exec(said)
        if (!open) return
        this.#port = Number(new URL(open[1]!).port)
        resolve()
      })
      child.on('exit', code => reject(new Error(`the server ended with ${code}:\n${said}`)))
    })
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** A page of somebody: requests, and one socket whose connection can be cut. */
export class Somebody {
  readonly api: Api
  readonly socket: LiveSocket
  readonly salts: Salts
  readonly #storage: SaltStorage
  /** Every text sent over the socket. */
  readonly sent: string[] = []
  /** Decides which texts are lost: the connection breaks instead of delivering them. */
  lose: (text: string, way: 'out' | 'in') => boolean = () => false
  /** Changes the texts that arrive over the socket. */
  spoil: (text: string) => string = text => text
  readonly #url: string
  #cookie: string
  #wire: WebSocket | undefined

  constructor(url: string, cookie = '', storage = memoryStorage()) {
    this.#url = url
    this.#cookie = cookie
    this.api = newApi(
      newAsk(url, async (input, init) => {
        const headers = { ...(init?.headers as object), ...(this.#cookie === '' ? {} : { cookie: this.#cookie }) }
        const reply = await fetch(input, { ...init, headers })
        const set = reply.headers.getSetCookie().find(each => each.startsWith('lastlight='))
        if (set !== undefined) this.#cookie = set.split(';')[0]!
        return reply
      }),
    )
    this.#storage = storage
    this.salts = new Salts(this.api, storage)
    this.socket = new LiveSocket(ends => this.#connect(`${url.replace('http', 'ws')}/api/v1/live`, ends))
  }

  static async named(url: string, name: string): Promise<Somebody> {
    const somebody = new Somebody(url)
    assert.equal((await somebody.api.guest(name, 'en')).name, name)
    return somebody
  }

  /** Another page of the same person, in the same browser. */
  elsewhere(): Somebody {
    return new Somebody(this.#url, this.#cookie, this.#storage)
  }

  /** As when a network disappears: without a close. */
  cut(): void {
    this.#wire?.close()
  }

  #connect(url: string, ends: SocketEvents): RawSocket {
    // Node's WebSocket takes headers; a browser sends its cookie by itself.
    const raw = new WebSocket(url, { headers: { cookie: this.#cookie } } as unknown as string[])
    this.#wire = raw
    raw.addEventListener('open', () => ends.up())
    raw.addEventListener('close', () => ends.gone())
    raw.addEventListener('message', ({ data }) => {
      if (this.lose(String(data), 'in')) raw.close()
      else ends.message(this.spoil(String(data)))
    })
    return {
      send: text => {
        this.sent.push(text)
        if (this.lose(text, 'out')) raw.close()
        else raw.send(text)
      },
      close: () => raw.close(),
    }
  }
}
