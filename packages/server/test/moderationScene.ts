// A server with a table of three and an operator, for the tests of moderation.

import { dirname } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { ChatHistory, TableInfo, TablePerson } from '@lastlight/protocol'
import { makeOperator } from '../src/ops/admin.ts'
import { openDatabase } from '../src/ops/open.ts'
import { startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { type Database } from '../src/storage/database.ts'
import { Client } from './client.ts'
import { outliveTable, tempFile } from './house.ts'
import { newPostgres, releasePostgres } from './postgres.ts'
import type { Storage } from './process.ts'

export const DAY_MS = 86_400_000
export const FOR_THREE = outliveTable({
  config: { players: 3, quick: true, heroes: 'together' },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  open: true,
})

/** A server of its own behind a proxy, and its database. */
export class Scene {
  readonly url: string
  readonly db: Database
  readonly #t: TestContext

  private constructor(t: TestContext, url: string, db: Database) {
    this.#t = t
    this.url = url
    this.db = db
  }

  static async open(t: TestContext, storage: Storage): Promise<Scene> {
    const settings = readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dirname(tempFile(t)),
      LOG_LEVEL: 'silent',
      BOT_THREADS: '1',
      TRUST_PROXY: 'loopback',
      ...(storage === 'postgres' ? { DATABASE_URL: await newPostgres(), LASTLIGHT_SECRET: 'x'.repeat(40) } : {}),
    })
    const server = await startServer(settings)
    const db = openDatabase(settings)
    t.after(async () => {
      await db.close()
      await server.close()
      if (settings.databaseUrl !== null) releasePostgres(settings.databaseUrl)
    })
    return new Scene(t, server.url, db)
  }

  async guest(name: string): Promise<Client> {
    const client = await new Client(this.url).guest(name)
    this.#t.after(() => client.leave())
    return client
  }

  /** An account, made an operator on the command line. */
  async operator(name: string): Promise<Client> {
    const client = await this.guest(name)
    await client.request('POST', '/me/claim', { username: name, password: 'long enough' })
    await makeOperator(this.db, name, true)
    return client
  }

  /** Ann's table of three, with Bob and Cat on its seats. */
  async table(isBegun = false): Promise<{ ann: Client; bob: Client; cat: Client; info: TableInfo }> {
    const [ann, bob, cat] = [await this.guest('Ann'), await this.guest('Bob'), await this.guest('Cat')]
    const info = await ann.makeTable(FOR_THREE)
    await bob.join(info)
    await cat.join(info)
    if (isBegun) await ann.start(info.id)
    return { ann, bob, cat, info }
  }
}

export const say = async (who: Client, table: string, text: string): Promise<number> =>
  (await who.http('POST', `/tables/${table}/chat`, { text })).status

export const linesOf = async (who: Client, table: string): Promise<ChatHistory['messages']> =>
  (await who.request<ChatHistory>('GET', `/tables/${table}/chat`)).messages

export const report = (who: Client, table: string, about: object, more: object = {}) =>
  who.http('POST', `/tables/${table}/reports`, { about, reason: 'insult', ...more })

export const peopleAt = (host: Client, table: string): Promise<TablePerson[]> =>
  host.request('GET', `/tables/${table}/people`)

export const markOf = async (host: Client, table: string, name: string): Promise<string> =>
  (await peopleAt(host, table)).find(each => each.name === name)!.mark

export const decide = (host: Client, table: string, mark: string, what: 'removed' | 'muted', on: boolean) =>
  host.http('PUT', `/tables/${table}/people/${mark}/${what}`, { [what]: on })

export async function until(so: () => boolean): Promise<void> {
  while (!so()) await setTimeout(10)
}
