// Puts all parts of the server together, starts them, and shuts them down.

import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { BotPool } from './bots/pool.ts'
import { Chat } from './chat/chat.ts'
import { signerFrom } from './deals/signature.ts'
import { GAMES_BY_ID, type Games } from './games.ts'
import { aboutRoutes } from './http/aboutRoutes.ts'
import { Proxies } from './http/address.ts'
import { buildApp } from './http/app.ts'
import { chatRoutes } from './http/chatRoutes.ts'
import { Connections, connectionLimit } from './http/connections.ts'
import { exportRoutes } from './http/exportRoutes.ts'
import { gamesRoutes } from './http/gamesRoutes.ts'
import { moderationRoutes } from './http/moderationRoutes.ts'
import { noticeRoutes } from './http/noticeRoutes.ts'
import { operatorRoutes } from './http/operatorRoutes.ts'
import { opsRoutes } from './http/opsRoutes.ts'
import { peopleRoutes } from './http/peopleRoutes.ts'
import { playRoutes } from './http/playRoutes.ts'
import type { Limits } from './http/rates.ts'
import { SITE } from './http/site.ts'
import { tableRoutes } from './http/tableRoutes.ts'
import { Hub } from './live/hub.ts'
import { Presences } from './live/presence.ts'
import { serveWebSockets } from './live/webSockets.ts'
import { Blocks } from './moderation/blocks.ts'
import { sweepReports } from './moderation/queue.ts'
import { Reporting } from './moderation/reporting.ts'
import { Notices } from './notices/notices.ts'
import { copyBeforeMigration, mustBeWhole, mustNotBeEmpty } from './ops/beforeStart.ts'
import { newLog } from './ops/log.ts'
import { measured, measuredBots } from './ops/measured.ts'
import { Metrics } from './ops/metrics.ts'
import { openDatabase } from './ops/open.ts'
import { Shutdown } from './ops/shutdown.ts'
import { watchStorage } from './ops/storageMetrics.ts'
import { People } from './people/people.ts'
import { onLoggedOut } from './people/sessions.ts'
import type { Settings } from './settings.ts'
import { migrate } from './storage/migrations.ts'
import { Driver } from './tables/driver.ts'
import { sweepTables } from './tables/endings.ts'
import { LateVotes } from './tables/lateVotes.ts'
import { PublicTablesOf } from './tables/publicLimit.ts'
import { Sanctions } from './tables/sanctions.ts'
import { StandingAnswers } from './tables/standing.ts'
import { Tables } from './tables/tables.ts'

export interface RunningServer {
  readonly url: string
  readonly shutdown: Shutdown
  close(): Promise<void>
}

/** Tables that nobody has used for so long are unloaded. */
const IDLE_MS = 5 * 60_000
const TIDY_MS = 60_000
const SWEEP_MS = 6 * 3_600_000
/** After a start, people connect again within this time. */
const SETTLED_MS = 10 * 60_000
/** How often the server looks for connected people who are banned or blocked: an announcement can be missed. */
const GUARD_MS = 3000
/** Requests have so long to finish at shutdown; then their connections are closed. */
const CLOSING_MS = 3000

const UNLIMITED = 1e9
const NO_LIMITS: Limits = {
  usual: UNLIMITED,
  making: UNLIMITED,
  guessing: UNLIMITED,
  steady: UNLIMITED,
  dear: UNLIMITED,
}

/** For benchmarks and tests. */
export interface StartOptions {
  readonly games?: Games
  /** Switches the rate limits off. */
  readonly unlimited?: boolean
  /** Choose for bots instead of threads. */
  readonly bots?: Pick<BotPool, 'choose' | 'waiting' | 'close'>
  /** The folder of the page, if not the built one. */
  readonly site?: string
}

export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const { games = GAMES_BY_ID, unlimited = false, site = SITE } = options
  let lostLogs = 0
  const log = newLog(settings.logLevel, undefined, () => lostLogs++)
  const metrics = new Metrics()
  mustNotBeEmpty(settings)
  const db = measured(openDatabase(settings, true), metrics)
  await mustBeWhole(db, settings)
  const copy = await copyBeforeMigration(db, settings)
  if (copy !== undefined) log.info({ copy }, 'copied the database before bringing it up to date')
  await migrate(db)
  const onProblem = (problem: unknown): void => log.error({ err: problem }, 'problem')

  const people = new People(db)
  const processId = randomBytes(8).toString('hex')
  const tables = new Tables(db, games, processId, settings.revealSeconds * 1000, settings.seatGrace * 1000)
  const presences = new Presences(db, processId, { graceMs: settings.seatGrace * 1000 }, onProblem)
  const hub = new Hub(tables, presences)
  const { bots = new BotPool(settings.bots) } = options
  const driver = new Driver(tables, measuredBots(bots, metrics), onProblem)
  const chat = new Chat(db, tables, hub, onProblem, undefined, { countsNetworks: !unlimited })
  const notices = new Notices(db, presences.isConnected, settings, onProblem)
  const signer = signerFrom(settings.secret)
  tables.addListener(notices)
  await tables.start()
  await presences.start()
  await chat.start()
  await notices.start()
  const blocks = new Blocks(db)
  const standing = new StandingAnswers(tables, hub.isOnline, onProblem)
  const lateVotes = new LateVotes(tables, onProblem)
  hub.onWatched = (person, table) => {
    standing.changed(table)
    lateVotes.seated(table)
    void notices.looked(person, table.row.id).catch(onProblem)
  }
  standing.start()
  lateVotes.start()
  driver.start()

  const limits = unlimited ? { ...settings, botTables: Infinity, publicTables: Infinity } : settings
  const services = {
    db,
    people,
    settings: limits,
    log,
    games,
    onRequest: (person: string) => presences.noteRequest(person),
    isBlocked: (address: string) => blocks.has(address),
  }
  const app = await buildApp(
    services,
    [
      ...peopleRoutes,
      ...gamesRoutes,
      ...aboutRoutes,
      ...tableRoutes(tables, hub, presences, new PublicTablesOf(limits.publicTables)),
      ...playRoutes(tables),
      ...exportRoutes(tables, signer),
      ...chatRoutes(chat),
      ...moderationRoutes(
        tables,
        new Reporting(db, tables, unlimited ? UNLIMITED : undefined),
        new Sanctions(db, tables, id => presences.watchersOf(id)),
      ),
      ...operatorRoutes,
      ...noticeRoutes(notices),
    ],
    unlimited ? NO_LIMITS : undefined,
    site,
  )
  let ending = false
  opsRoutes(app, { db, metrics, metricsToken: settings.metricsToken, dealKey: signer.key, isEnding: () => ending })
  watchStorage(metrics, db, settings)
  tables.onResumed = ({ row: { id: table, game, version } }) =>
    log.warn({ table, game, version }, 'this version replays the game differently, so it goes on from its snapshot')
  tables.onCommand = (game, result) => metrics.countCommand(game, result)
  metrics.watch('lastlight_bots_waiting', 'Questions to bots that wait for a thread.', () => bots.waiting)
  metrics.watchCount('lastlight_log_errors_total', 'Times that the log could not be written.', () => lostLogs)
  metrics.watch('lastlight_tables_live', 'Tables in memory.', () => tables.liveCount)
  metrics.watchCount('lastlight_notices_sent_total', 'Notices that were sent.', () => notices.sent)
  metrics.watchCount('lastlight_notices_failed_total', 'Notices that could not be sent.', () => notices.failed)
  metrics.watch('lastlight_people_online', 'Sockets of people.', () => hub.sockets)
  const sockets = serveWebSockets({
    server: app.server,
    people,
    settings,
    tables,
    hub,
    talk: chat,
    perSecond: unlimited ? UNLIMITED : undefined,
    isBlocked: services.isBlocked,
    onProblem,
  })
  const readBlocks = async (): Promise<void> => {
    await blocks.load()
    sockets.closeBlocked()
  }
  await blocks.start(readBlocks, onProblem)
  const proxies = new Proxies(settings.trustProxy)
  const connections = new Connections(
    app.server,
    unlimited ? undefined : connectionLimit(address => proxies.trusts(address)),
  )
  await onLoggedOut(db, person => sockets.closeSocketsOf(person))
  await app.listen({ port: settings.port, host: settings.host })
  const tidy = setInterval(() => {
    void tables.unloadIdle(IDLE_MS, id => hub.isWatched(id)).catch(onProblem)
  }, TIDY_MS)
  tidy.unref()
  const sweepAll = async (): Promise<void> => {
    await people.sweep()
    await sweepReports(db)
  }
  const sweep = setInterval(
    () =>
      void sweepAll()
        .then(() => sweepTables(db))
        .catch(onProblem),
    SWEEP_MS,
  )
  sweep.unref()
  // At a start nobody is connected yet.
  const sweepFirst = setTimeout(() => void sweepTables(db).catch(onProblem), SETTLED_MS)
  sweepFirst.unref()
  void sweepAll().catch(onProblem)
  const closeUnwanted = async (): Promise<void> => {
    for (const id of await people.banned()) if (hub.isOnline(id)) sockets.closeSocketsOf(id)
    await readBlocks()
  }
  const guard = setInterval(() => void closeUnwanted().catch(onProblem), GUARD_MS)
  guard.unref()

  const { port, address } = app.server.address() as AddressInfo
  const host =
    address === '0.0.0.0' || address === '::' ? 'localhost' : address.includes(':') ? `[${address}]` : address
  let closed: Promise<unknown> = Promise.resolve()
  const keepStates = () => tables.storeSnapshots()
  const shutdown = new Shutdown(
    [
      {
        name: 'stop accepting',
        run: async () => {
          ending = true
          clearInterval(tidy)
          clearInterval(sweep)
          clearTimeout(sweepFirst)
          clearInterval(guard)
          presences.stop()
          standing.close()
          lateVotes.close()
          closed = Promise.all([sockets.close(), app.close()])
          // A later step waits for it.
          closed.catch(() => undefined)
          await driver.close()
        },
      },
      // Before waiting for clients: a client that does not answer must not delay the snapshots.
      { name: 'keep the states', run: keepStates },
      {
        name: 'close the connections',
        run: async () => {
          const late = setTimeout(() => connections.cutAll(), CLOSING_MS)
          await closed.finally(() => clearTimeout(late))
        },
      },
      { name: 'keep the states of what was finished meanwhile', run: keepStates },
      { name: 'let the notices go', run: () => notices.close() },
      { name: 'say goodbye to the other processes', run: () => presences.close() },
      { name: 'let the bots go', run: () => bots.close() },
      { name: 'close the database', run: () => db.close() },
    ],
    log,
  )
  return {
    url: `http://${host}:${port}`,
    shutdown,
    close: async () => {
      await shutdown.begin()
    },
  }
}
