// A table that the server keeps.

import type { Reason, Seat, Viewer } from '@lastlight/kernel'
import type { TableInfo } from '@lastlight/protocol'
import { newKey } from '../../api/random.ts'
import { type RequestProblem, requestProblemKey, requestProblemOf } from '../../api/requestProblem.ts'
import { gameOf } from '../../games/index.ts'
import { newStore, type Store } from '../../ui/store.ts'
import type { Answer, ChatMessage, GoingBack, Link, News, Table, TableControls, TableState } from '../table.ts'
import { newControls, newGoingBack } from './controls.ts'
import { pauseBefore } from './pauses.ts'
import { type ServerAccess, serverAccess } from './serverAccess.ts'
import type { ClientMessage, ServerMessage, ServerReply, TableListener, TableSubscription } from './socket.ts'
import { UNSEEN, type ViewerState, withClock, withSight, withUpdate } from './viewerState.ts'

interface Opening {
  /** A shared screen: it shows the public view, whoever owns it. */
  readonly shared?: boolean
}

export const openLiveTable = (
  id: string,
  { shared = false }: Opening = {},
  server: ServerAccess = serverAccess(),
): Table => new LiveTable(id, shared, server)

const NO_KEY: Answer = { ok: false, problem: 'tables.problem.forbidden' }

/** A game that was given up ends in the middle of a question. */
const NOTHING_LEFT = { options: [], asked: false, undo: false, redo: false, deadline: null }

class LiveTable implements Table, TableListener {
  readonly id: string
  readonly kind = 'live'
  readonly controls: TableControls
  readonly back: GoingBack
  readonly #server: ServerAccess
  readonly #shared: boolean
  readonly #store: Store<TableState>
  readonly #viewers = new Map<Viewer, ViewerState>()
  readonly #newsListeners = new Set<(news: News) => void>()
  readonly #chatListeners = new Set<(message: ChatMessage) => void>()
  /** Callers that wait for a version to be shown. */
  readonly #waiters = new Set<() => void>()
  #subscription: TableSubscription | undefined
  #chosen: Viewer | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #isClosed = false
  /** Whether the socket is open; that may be so before the table is known. */
  #isLinked = false
  /** How often the socket has told of the table. */
  #messages = 0

  constructor(id: string, shared: boolean, server: ServerAccess) {
    this.id = id
    this.#shared = shared
    this.#server = server
    this.#store = newStore<TableState>({
      link: 'opening',
      info: null,
      viewer: 'public',
      sight: null,
      told: [],
      chat: [],
      asked: [],
    })
    this.controls = newControls(
      id,
      server,
      () => this.get().info,
      () => this.#reply(),
    )
    this.back = newGoingBack(id, server, () => this.get().viewer)
    void this.#open(0)
  }

  get = (): TableState => this.#store.get()
  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)

  onNews(listener: (news: News) => void): () => void {
    this.#newsListeners.add(listener)
    return () => this.#newsListeners.delete(listener)
  }

  look(viewer: Viewer): void {
    this.#chosen = viewer
    this.#see(viewer)
    this.#set({ viewer })
  }

  play(option: unknown, part = false): Promise<Answer> {
    const more = part ? { part } : {}
    return this.#choose((seat, version, key) => ({ t: 'play', table: this.id, seat, version, key, option, ...more }))
  }

  undo(): Promise<Answer> {
    return this.#choose((seat, version, key) => ({ t: 'undo', table: this.id, seat, version, key }))
  }

  redo(): Promise<Answer> {
    return this.#choose((seat, version, key) => ({ t: 'redo', table: this.id, seat, version, key }))
  }

  async why(wish: unknown): Promise<Reason | undefined> {
    const { viewer } = this.get()
    if (viewer === 'public') return undefined
    const said = await this.#server.socket.ask({ t: 'why', table: this.id, seat: viewer, option: wish })
    return said.t === 'refused' ? said.reason : undefined
  }

  async say(text: string): Promise<Answer> {
    return answerTo(await this.#server.socket.ask({ t: 'say', table: this.id, room: this.#room(), text }))
  }

  onSaid(listener: (message: ChatMessage) => void): () => void {
    this.#chatListeners.add(listener)
    return () => this.#chatListeners.delete(listener)
  }

  async exported(): Promise<string> {
    return JSON.stringify(await this.#server.api.exported(this.id))
  }

  async rematch(sameDeal: boolean): Promise<string> {
    const { id } = await this.#server.api.rematch(this.id, sameDeal)
    return `/table/${id}`
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
    this.#subscription?.leave()
    for (const wakeUp of this.#waiters) wakeUp()
    this.#newsListeners.clear()
    this.#chatListeners.clear()
  }

  // Called by the socket.

  since(viewer: Viewer): number | undefined {
    return this.#viewers.get(viewer)?.sight?.version
  }

  linked(): void {
    this.#isLinked = true
    // The chat room depends on the seats, so wait until they are known.
    if (!this.get().info) return
    this.#set({ link: 'open' })
    this.#catchUp()
  }

  lost(): void {
    this.#isLinked = false
    if (this.get().link === 'open') this.#set({ link: 'lost' })
  }

  notUnderstood(): void {
    this.#set({ link: 'version' })
    this.close()
  }

  denied(viewer: Viewer): void {
    this.#viewers.delete(viewer)
    this.#subscription?.unwatch(viewer)
    // The seat is no longer ours; perhaps we may still watch as a spectator.
    if (viewer === 'public') this.#set({ link: 'gone' })
    else void this.#open(0)
  }

  receive(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        this.#messages++
        return this.#learn(message.table)
      case 'presence':
        return this.#seePeople(message)
      case 'closed':
        return this.denied('public')
      case 'chat':
        this.#hearChat([message.message])
        for (const listener of this.#chatListeners) listener(message.message)
        return
      case 'sight':
      case 'update':
        return this.#follow(message)
    }
  }

  /** Where the people at the table are. */
  #seePeople({ seats: there, keptUntil, spectators }: Extract<ServerMessage, { readonly t: 'presence' }>): void {
    const { info } = this.get()
    if (!info) return
    const seats = info.seats.map((seat, i) => ({
      ...seat,
      presence: there[i] ?? null,
      keptUntil: keptUntil[i] ?? null,
    }))
    this.#set({ info: { ...info, seats, spectators } })
  }

  /** Loads the seats first: they decide as which viewer to watch. */
  async #open(attempt: number): Promise<void> {
    try {
      const info = await this.#server.api.table(this.id)
      if (this.#isClosed) return
      this.#subscription ??= this.#server.socket.listen(this.id, this)
      this.#learn(info)
      this.#set({ link: this.get().link === 'opening' ? 'opening' : 'open' })
      if (this.#isLinked) this.#catchUp()
    } catch (thrown) {
      if (!this.#isClosed) this.#notOpen(requestProblemOf(thrown), attempt)
    }
  }

  #notOpen({ kind }: RequestProblem, attempt: number): void {
    if (kind === 'version') return this.notUnderstood()
    if (kind !== 'offline' && kind !== 'down' && kind !== 'tooMany') return this.#set({ link: 'gone' })
    if (this.get().link !== 'opening') this.#set({ link: 'lost' })
    this.#retry = setTimeout(() => void this.#open(attempt + 1), pauseBefore(attempt))
  }

  #learn(info: TableInfo): void {
    if (this.#isClosed) return
    const mine = this.#shared ? [] : info.seats.filter(each => each.me).map(each => each.seat)
    const wanted: readonly Viewer[] = mine.length === 0 || this.#chosen === 'public' ? [...mine, 'public'] : mine
    for (const viewer of wanted) this.#see(viewer)
    for (const viewer of this.#viewers.keys())
      if (!wanted.includes(viewer)) {
        this.#viewers.delete(viewer)
        this.#subscription?.unwatch(viewer)
      }
    for (const [each, seen] of this.#viewers) this.#viewers.set(each, withClock(seen, info))
    const viewer = this.#chosen ?? wanted[0]!
    const link: Link = this.get().link === 'opening' ? 'open' : this.get().link
    this.#set({ info, link, viewer: wanted.includes(viewer) ? viewer : wanted[0]! })
    void this.#giveSalts(info)
  }

  /** Takes the reply to a request that is sent now, unless the socket tells of the table meanwhile: that may be newer. */
  #reply(): (info: TableInfo) => void {
    const messages = this.#messages
    return info => {
      if (messages === this.#messages) this.#learn(info)
    }
  }

  /** In the background; a salt that does not arrive is sent again with the next news of the table. */
  async #giveSalts(info: TableInfo): Promise<void> {
    const take = this.#reply()
    try {
      const newer = await this.#server.salts.tend(info)
      if (newer) take(newer)
    } catch {
      // The server names the missing seats, and calls off a start that waits too long.
    }
  }

  #see(viewer: Viewer): void {
    if (this.#viewers.has(viewer)) return
    this.#viewers.set(viewer, UNSEEN)
    this.#subscription?.watch(viewer)
  }

  #follow(message: Extract<ServerMessage, { readonly t: 'sight' | 'update' }>): void {
    const viewer = message.t === 'sight' ? message.sight.viewer : message.viewer
    const before = this.#viewers.get(viewer)
    if (!before) return
    let now: ReturnType<typeof withUpdate>
    try {
      now = message.t === 'sight' ? withSight(before, message) : withUpdate(before, message)
    } catch {
      return this.notUnderstood()
    }
    // A step was missed, so the whole sight is requested.
    if (!now) return this.#subscription?.watch(viewer)
    this.#viewers.set(viewer, now.seen)
    this.#set({})
    if (now.news && viewer === this.get().viewer) for (const listener of this.#newsListeners) listener(now.news)
  }

  #set(change: Partial<TableState>): void {
    const state = { ...this.get(), ...change }
    const { sight, told, undoneBy } = this.#viewers.get(state.viewer) ?? UNSEEN
    const asked = [...this.#viewers].flatMap(([viewer, seen]) =>
      viewer !== 'public' && seen.sight?.asked ? [viewer] : [],
    )
    const isGivenUp = state.info?.status === 'abandoned'
    const shown = sight && isGivenUp ? { ...sight, ...NOTHING_LEFT } : sight
    this.#store.set({ ...state, sight: shown, told, asked, undoneBy })
    for (const wakeUp of this.#waiters) wakeUp()
  }

  async #choose(wish: (seat: Seat, version: number, key: string) => ClientMessage): Promise<Answer> {
    const { viewer, sight } = this.get()
    if (viewer === 'public' || !sight) return NO_KEY
    const said = await this.#server.socket.ask(wish(viewer, sight.version, newKey()))
    // The player sees the result of their choice before anything else can be chosen.
    if (said.t === 'done' && said.version !== undefined) await this.#shown(viewer, said.version)
    return answerTo(said)
  }

  #shown(viewer: Viewer, version: number): Promise<void> {
    return new Promise(resolve => {
      const wakeUp = (): void => {
        const seen = this.#viewers.get(viewer)
        if (!this.#isClosed && seen && (seen.sight?.version ?? 0) < version) return
        this.#waiters.delete(wakeUp)
        resolve()
      }
      this.#waiters.add(wakeUp)
      wakeUp()
    })
  }

  #room(): 'table' | 'spectators' {
    const { info } = this.get()
    return info && (info.owner || info.seats.some(each => each.me)) ? 'table' : 'spectators'
  }

  #catchUp(): void {
    void this.#readChat()
    void this.#compareVersions()
  }

  /** The server may have been updated since the page was loaded. Views of another version could not be shown. */
  async #compareVersions(): Promise<void> {
    const id = this.get().info?.game ?? ''
    const own = gameOf(id)?.table?.info.version
    try {
      const theirs = (await this.#server.api.games()).find(game => game.id === id)?.version
      if (own !== undefined && theirs !== undefined && own !== theirs) this.notUnderstood()
    } catch {
      // They are compared again after the next reconnect.
    }
  }

  async #readChat(): Promise<void> {
    try {
      this.#hearChat((await this.#server.api.chat(this.id, this.#room())).messages)
    } catch {
      // A chat that cannot be loaded is not reported; it is loaded again after the next reconnect.
    }
  }

  #hearChat(messages: readonly ChatMessage[]): void {
    const known = this.get().chat
    const fresh = messages.filter(message => !known.some(each => each.id === message.id))
    if (fresh.length === 0 || this.#isClosed) return
    this.#set({ chat: [...known, ...fresh].sort((a, b) => a.at - b.at) })
  }
}

function answerTo(said: ServerReply): Answer {
  switch (said.t) {
    case 'done':
      return { ok: true }
    case 'refused':
      return { ok: false, reason: said.reason }
    case 'problem':
      return { ok: false, problem: requestProblemKey(said.error) }
  }
}
