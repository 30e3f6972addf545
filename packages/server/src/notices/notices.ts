// Notifies people who are not connected that a table waits for them.

import { setTimeout } from 'node:timers/promises'
import type { Me, Notice } from '@lastlight/protocol'
import { type Doer, Limiter } from '../http/limiter.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../storage/database.ts'
import type { LiveTable } from '../tables/liveTable.ts'
import type { TableRow } from '../tables/rows.ts'
import type { Listener } from '../tables/tables.ts'
import { addressOf, type Message, requestTo } from './noticeRequest.ts'
import { OpenNotices } from './openNotices.ts'
import { post } from './post.ts'
import { hostOf, SENDS } from './sendLimit.ts'
import { type NoticeOccasion, TableEvents } from './tableEvents.ts'
import { Addresses } from './targetAddress.ts'
import { type Target, Targets } from './targets.ts'
import { type Occasion, WORDS } from './words.ts'

export interface NoticeSettings {
  readonly vapid: Settings['vapid']
  /** For links; a notice has none without it. */
  readonly publicUrl: string | null
  /** Hosts that may be told although they are not on the open internet. */
  readonly noticeHosts?: readonly string[]
  /** How long a person must be gone before they are notified: reloading the page is no absence. */
  readonly graceMs?: number
  /** Whether targets on this machine are allowed, for tests. */
  readonly loopback?: boolean
}

const CHANNEL = 'notices'

/** About a notice that a process is going to send; `isOnline`: another process answers that the person is connected to it. */
interface Announcement {
  readonly table: string
  readonly person: string
  readonly isOnline: boolean
}
const GRACE_MS = 3000
/** Replies of push services for a subscription that does not exist any more. */
const GONE = [404, 410]

export class Notices implements Listener {
  readonly #db: Database
  readonly #isOnline: (person: string) => boolean
  readonly #settings: NoticeSettings
  readonly #onProblem: (problem: unknown) => void
  readonly #addresses: Addresses
  readonly #targets: Targets
  readonly #openNotices: OpenNotices
  readonly #tableEvents = new TableEvents()
  readonly #working = new Set<Promise<void>>()
  /** Withdraws a notice that this process has claimed and not sent yet; by table and person. */
  readonly #pending = new Map<string, AbortController>()
  readonly #closing = new AbortController()
  readonly #limiter = new Limiter(SENDS)
  #sent = 0
  #failed = 0

  constructor(
    db: Database,
    isOnline: (person: string) => boolean,
    settings: NoticeSettings,
    onProblem: (problem: unknown) => void,
  ) {
    this.#db = db
    this.#isOnline = isOnline
    this.#settings = settings
    this.#onProblem = onProblem
    this.#addresses = new Addresses(settings.loopback ?? false, settings.noticeHosts)
    this.#targets = new Targets(db, this.#addresses)
    this.#openNotices = new OpenNotices(db)
  }

  /** How many notices were accepted, and how many were not. */
  get sent(): number {
    return this.#sent
  }

  get failed(): number {
    return this.#failed
  }

  /** The key that a browser needs to subscribe; null when this server sends no Web Push. */
  get pushKey(): string | null {
    return this.#settings.vapid?.publicKey ?? null
  }

  async start(): Promise<void> {
    // A person can be gone from one process and connected to another. Only the process that has claimed the notice withdraws
    // it: an answer that arrives after the notice was sent must not free the claim, or the person would get a second one.
    await this.#db.listen(CHANNEL, message => {
      const { table, person, isOnline } = JSON.parse(message) as Announcement
      if (isOnline) this.#pending.get(keyOf(table, person))?.abort()
      else if (this.#isOnline(person)) this.#work(this.#announce({ table, person, isOnline: true }))
    })
  }

  async #announce(announcement: Announcement): Promise<void> {
    await this.#db.announce(CHANNEL, JSON.stringify(announcement))
  }

  /** Starts nothing new, and waits for what has been started. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.idle()
  }

  async idle(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working)
  }

  changed(table: LiveTable): void {
    this.#hear(table, true)
  }

  seated(table: LiveTable): void {
    this.#hear(table, false)
  }

  #hear(table: LiveTable, ended: boolean): void {
    for (const news of this.#tableEvents.since(table, ended))
      if (!this.#isOnline(news.person) && !this.#closing.signal.aborted) this.#work(this.#tell(table.row, news))
  }

  #work(work: Promise<void>): void {
    const done = work.catch(this.#onProblem).finally(() => this.#working.delete(done))
    this.#working.add(done)
  }

  /** The person has seen the table, so they can be notified again. */
  async looked(person: string, table: string): Promise<void> {
    await this.#openNotices.release(table, person)
  }

  async #tell({ id: about, network }: TableRow, { person, occasion, table }: NoticeOccasion): Promise<void> {
    const targets = await this.#targets.of(person)
    if (targets.length === 0 || !(await this.#openNotices.claim(about, person))) return
    const key = keyOf(about, person)
    const withdrawal = new AbortController()
    this.#pending.set(key, withdrawal)
    await this.#announce({ table: about, person, isOnline: false }).catch(this.#onProblem)
    await this.#grace(withdrawal.signal)
    this.#pending.delete(key)
    if (withdrawal.signal.aborted || this.#isOnline(person)) return this.#openNotices.release(about, person)
    // The person has seen the table.
    if (!(await this.#openNotices.isClaimed(about, person))) return
    const message = await this.#message(person, occasion, table)
    const allowed = targets.filter(target => this.#limiter.allows(sender(target, person, network)))
    this.#failed += targets.length - allowed.length
    // The next one may be sent again.
    if (allowed.length === 0) return this.#openNotices.release(about, person)
    await Promise.all(allowed.map(target => this.#send(target, message)))
  }

  /** At shutdown, and when the notice is withdrawn, the grace period ends at once. */
  async #grace(withdrawn: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([this.#closing.signal, withdrawn])
    await setTimeout(this.#settings.graceMs ?? GRACE_MS, undefined, { signal }).catch(() => undefined)
  }

  async #message(person: string, occasion: Occasion, table: string | null): Promise<Message> {
    const [row] = await this.#db.read<{ locale: Me['locale'] }>`SELECT locale FROM people WHERE id = ${person}`
    const { publicUrl } = this.#settings
    const lang = row?.locale ?? 'en'
    const path = table === null ? '/' : `/table/${table}`
    return {
      text: WORDS[lang][occasion],
      lang,
      path,
      link: publicUrl && publicUrl + path,
      topic: table ?? 'trial',
    }
  }

  /** Whether the target accepted it. A target may fail for a while; one that does not exist any more is deleted. */
  async #send(target: Target, message: Message): Promise<boolean> {
    try {
      if (target.kind === 'discord') this.#addresses.checkedDiscord(target.target)
      const letter = requestTo(target, message, this.#settings.vapid)
      if (!letter) return false
      const status = await post(this.#addresses, letter)
      if (status >= 200 && status < 300) {
        this.#sent++
        return true
      }
      if (target.kind === 'push' && GONE.includes(status)) await this.#targets.drop(target)
    } catch {
      // The error is not logged: it can contain the address, which is a secret of its owner.
    }
    this.#failed++
    return false
  }

  async list(person: string): Promise<Notice[]> {
    return this.#targets.of(person)
  }

  add(person: string, kind: Notice['kind'], target: string): Promise<Notice> {
    return this.#targets.add(person, kind, target)
  }

  remove(person: string, id: string): Promise<void> {
    return this.#targets.remove(person, id)
  }

  /** Sends a test notice, also to a person who is connected. `network`: a mark of where they ask for it. */
  async trial(person: string, id: string, network: string | null = null): Promise<boolean> {
    const target = await this.#targets.one(person, id)
    this.#limiter.mustAllow(sender(target, person, network))
    return this.#send(target, await this.#message(person, 'trial', null))
  }
}

/** `network`: the one that the table was made from. */
const sender = (target: Target, person: string, network: string | null): Doer => ({
  person,
  visitor: network ?? undefined,
  thing: hostOf(addressOf(target)),
})

const keyOf = (table: string, person: string): string => `${table} ${person}`
