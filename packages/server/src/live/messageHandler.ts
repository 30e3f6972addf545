// Handles the messages of one socket: checks each and answers it with the same id.

import { type FromClient, fromClient, type ToClient } from '@lastlight/protocol'
import { limit } from '../ops/limit.ts'
import { TokenBucket } from '../ops/tokenBucket.ts'
import { notFound, Problem, type ProblemKind } from '../problems.ts'
import { isStorable } from '../storage/storable.ts'
import type { PersonRef } from '../tables/lobby.ts'
import { maySee, mustSit } from '../tables/rights.ts'
import type { Tables } from '../tables/tables.ts'
import type { Connection, Hub } from './hub.ts'

/** People and the page send far fewer messages than this; a short burst is allowed. */
const MESSAGES = limit({
  what: 'messages on one socket',
  thing: { perSecond: 40, burst: 120 },
  because: 'the sockets of a network, and the frames of all of them, are counted',
})
/** A text that arrived in UTF-8 can hold what cannot be stored only where JSON has escaped it. */
const ESCAPE = '\\u'

export interface ChatSender {
  say(who: PersonRef, table: string, room: 'table' | 'spectators', text: string, visitor?: string): Promise<void>
}

export class MessageHandler {
  readonly #connection: Connection
  readonly #hub: Hub
  readonly #tables: Tables
  readonly #chat: ChatSender | undefined
  readonly #onProblem: (problem: unknown) => void
  readonly #bucket: TokenBucket
  #isClosed = false

  constructor(
    connection: Connection,
    hub: Hub,
    tables: Tables,
    onProblem: (problem: unknown) => void,
    talk?: ChatSender,
    perSecond: number = MESSAGES.thing.perSecond,
  ) {
    this.#connection = connection
    this.#hub = hub
    this.#tables = tables
    this.#onProblem = onProblem
    this.#chat = talk
    this.#bucket = new TokenBucket({ perSecond, burst: MESSAGES.thing.burst })
    hub.arrive(connection)
  }

  close(): void {
    this.#isClosed = true
    this.#hub.depart(this.#connection)
  }

  async receive(text: string): Promise<void> {
    if (!this.#bucket.take(1)) return this.#fail('', 'tooMany', 'Too many messages; slow down.')
    let message: FromClient
    try {
      const given: unknown = JSON.parse(text)
      if (text.includes(ESCAPE) && !isStorable(given)) throw new Error('it holds what cannot be stored')
      message = fromClient.parse(given)
    } catch {
      return this.#fail('', 'bad', 'This message is not understood; see docs/protocol.md.')
    }
    try {
      await this.#answer(message)
    } catch (problem) {
      this.#explain(message.id, problem)
    }
  }

  #explain(id: string, problem: unknown): void {
    if (!(problem instanceof Problem)) {
      this.#onProblem(problem)
      return this.#fail(id, 'internal', 'Something went wrong here; look again, or send it again with the same key.')
    }
    if (problem.reason) return this.#reply({ t: 'refused', id, reason: problem.reason })
    this.#fail(id, problem.kind, problem.message)
  }

  #fail(id: string, error: ProblemKind | 'internal', message: string): void {
    this.#reply({ t: 'problem', id, error, message })
  }

  async #answer(message: FromClient): Promise<void> {
    switch (message.t) {
      case 'ping':
        return this.#reply({ t: 'pong', id: message.id })
      case 'watch': {
        const table = await this.#tables.newest(message.table)
        // The table's queue makes sure that no change is missed in between.
        const version = await table.serially(() => {
          // It may have waited behind a removal.
          if (!maySee(table, this.#connection.who, message.viewer)) return Promise.reject(notFound())
          // A connection that has closed meanwhile must not be added: nothing would remove it.
          const shown = this.#isClosed ? 0 : this.#hub.watch(this.#connection, table, message.viewer, message.since)
          return Promise.resolve(shown)
        })
        return this.#reply({ t: 'done', id: message.id, version })
      }
      case 'unwatch':
        this.#hub.unwatch(this.#connection, message.table, message.viewer)
        return this.#reply({ t: 'done', id: message.id })
      case 'play': {
        const { version } = await this.#tables.play(
          this.#who(),
          message.table,
          { seat: message.seat, option: message.option as never },
          message.version,
          message.key,
          message.part ? 'part' : 'person',
        )
        return this.#reply({ t: 'done', id: message.id, version })
      }
      case 'undo':
      case 'redo': {
        const entry = message.t === 'undo' ? { undo: message.seat } : { redo: message.seat }
        const { version } = await this.#tables.play(this.#who(), message.table, entry, message.version, message.key)
        return this.#reply({ t: 'done', id: message.id, version })
      }
      case 'why': {
        const table = await this.#tables.table(message.table)
        mustSit(table, this.#who(), message.seat)
        // The table's queue makes sure that the answer is about a stored state.
        return table.serially(() => {
          const { version } = table
          const reason = table.match && table.game.refusal(table.match.state, message.seat, message.option)
          this.#reply(
            reason ? { t: 'refused', id: message.id, reason, version } : { t: 'done', id: message.id, version },
          )
          return Promise.resolve()
        })
      }
      case 'say':
        if (!this.#chat) throw new Problem('bad', 'There is no chat here.')
        await this.#chat.say(this.#who(), message.table, message.room, message.text, this.#connection.network)
        return this.#reply({ t: 'done', id: message.id })
    }
  }

  #who(): PersonRef {
    if (!this.#connection.who) throw new Problem('unauthorized', 'Tell us your name first.')
    return this.#connection.who
  }

  #reply(message: ToClient): void {
    this.#connection.send(JSON.stringify(message))
  }
}
