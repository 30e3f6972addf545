// A socket that sends anything and keeps every answer word for word.

import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { API } from '../../src/http/route.ts'
import { isAnswer, wrongMessage } from './judge.ts'
import type { Tally } from './tally.ts'

/** A slow machine under load still answers within this. */
const PATIENCE_MS = 30_000
const LOOK_MS = 5

export class Wire {
  readonly #socket: WebSocket
  readonly #tally: Tally
  #sent = 0
  readonly answers: string[] = []

  private constructor(socket: WebSocket, tally: Tally) {
    this.#socket = socket
    this.#tally = tally
    socket.on('message', (data: Buffer) => this.#receive(data.toString()))
    socket.on('error', () => undefined)
  }

  static async open(url: string, headers: Record<string, string>, tally: Tally): Promise<Wire> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${API}/live`, { headers })
    const wire = new Wire(socket, tally)
    await once(socket, 'open')
    return wire
  }

  #receive(text: string): void {
    const wrong = wrongMessage(text)
    if (wrong !== undefined) this.#tally.wrong(wrong)
    else if (isAnswer(text)) this.answers.push(text)
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(text: string): void {
    this.#tally.messages += 1
    this.#sent += 1
    this.#socket.send(text)
  }

  /** Every message has one answer. */
  async settle(what: string): Promise<void> {
    const until = performance.now() + PATIENCE_MS
    while (this.answers.length < this.#sent && this.isOpen && performance.now() < until) await setTimeout(LOOK_MS)
    if (this.answers.length < this.#sent)
      this.#tally.wrong(`${this.#sent - this.answers.length} messages without an answer, among ${what}`)
  }

  /** The answer to one message. */
  async ask(message: object): Promise<string> {
    const before = this.answers.length
    this.send(JSON.stringify(message))
    await this.settle(JSON.stringify(message))
    return this.answers[before] ?? ''
  }

  close(): void {
    this.#socket.terminate()
  }
}
