// Tables over HTTP: make, join, start, vote, and play again.

import {
  carried,
  commitmentWish,
  id,
  join,
  moments,
  myTables,
  newTable,
  openTables,
  pastMoment,
  rematch,
  rewind,
  saltWish,
  seat,
  tableInfo,
  version,
  viewer,
  watching,
  yesOrNo,
} from '@lastlight/protocol'
import { z } from 'zod'
import type { Hub } from '../live/hub.ts'
import type { Presences } from '../live/presence.ts'
import type { Person } from '../people/person.ts'
import { tablesOf } from '../people/record.ts'
import { notFound } from '../problems.ts'
import { commitSalt, revealSalt } from '../tables/dealing.ts'
import { closeTable } from '../tables/endings.ts'
import { infoOf } from '../tables/info.ts'
import type { LiveTable } from '../tables/liveTable.ts'
import { momentsFor } from '../tables/moments.ts'
import type { Motion } from '../tables/motions.ts'
import type { PublicTablesOf } from '../tables/publicLimit.ts'
import { networkMark, openTables as openTablesFor } from '../tables/publicTables.ts'
import { playAgain } from '../tables/rematch.ts'
import { isRemoved, maySee } from '../tables/rights.ts'
import { allowWatching, beginGame, comeBack, joinTable, leaveSeat, seatBot } from '../tables/seating.ts'
import type { Tables } from '../tables/tables.ts'
import { resume, vote } from '../tables/voting.ts'
import { page, type Route, route, whole } from './route.ts'

/** The parameters of routes at a table. */
export const table = z.object({ id })
export const atSeat = z.object({ id, seat: whole(seat) })

export function tableRoutes(
  tables: Tables,
  hub: Hub,
  presences: Presences,
  publicTables: PublicTablesOf,
): readonly Route[] {
  const info = (found: LiveTable, person: Person | undefined) => infoOf(found, person?.id ?? null, hub.peopleAt)
  /** A table is hidden from people who may not see it. */
  const seen = async (tableId: string, person: Person | undefined, code = ''): Promise<LiveTable> => {
    const found = await tables.newest(tableId)
    const mayLook = maySee(found, person ?? null, 'public') || code.toUpperCase() === found.row.code
    if (!mayLook || isRemoved(found, person ?? null)) throw notFound()
    return found
  }
  const motion = (path: string, summary: string, about: Motion): Route =>
    route({
      at: `POST /tables/:id/${path}`,
      summary,
      access: 'person',
      pace: 'steady',
      params: table,
      body: yesOrNo,
      reply: carried,
      handle: ({ person, params, body }) => vote(tables, person, params.id, about, body.yes),
    })
  return [
    route({
      at: 'POST /tables',
      summary: 'Make a table.',
      access: 'person',
      pace: 'making',
      body: newTable,
      reply: tableInfo,
      status: 201,
      handle: async ({ services, person, body, from }) => {
        if (body.open) publicTables.mustAllow(from.visitor)
        const { publicTables: mostPublic, secret } = services.settings
        return info(await tables.create(person, body, mostPublic, networkMark(secret, from.visitor)), person)
      },
    }),
    route({
      at: 'GET /me/tables',
      summary: 'Your tables that wait or play, the newest first; `after` is the `next` of the page before.',
      access: 'person',
      pace: 'steady',
      query: page,
      reply: myTables,
      handle: ({ services, person, query }) =>
        tablesOf(services.db, services.games, person.id, hub.peopleAt, query.after),
    }),
    route({
      at: 'GET /tables',
      summary: 'Public tables: waiting for players, or being played; `after` is the `next` of the page before.',
      access: 'anybody',
      pace: 'steady',
      query: page.extend({ status: z.enum(['waiting', 'playing']).default('waiting') }),
      reply: openTables,
      handle: ({ services, person, query }) =>
        openTablesFor(services.db, services.games, { ...query, me: person?.id ?? null }, hub.peopleAt),
    }),
    route({
      at: 'GET /tables/code/:code',
      summary: 'The table with this code: people who were given it may look before they say who they are.',
      access: 'anybody',
      codeOf: ({ params }) => params.code,
      params: z.object({ code: z.string().max(20) }),
      reply: tableInfo,
      handle: async ({ person, params }) => {
        const found = await tables.byCode(params.code)
        if (isRemoved(found, person ?? null)) throw notFound()
        return info(found, person)
      },
    }),
    route({
      at: 'GET /tables/:id',
      summary: 'Who sits where, and how it stands; of a private table also for those who have its code.',
      access: 'anybody',
      codeOf: ({ query }) => query.code,
      params: table,
      query: z.object({ code: z.string().max(20).optional() }),
      reply: tableInfo,
      handle: async ({ person, params, query }) => info(await seen(params.id, person, query.code), person),
    }),
    route({
      at: 'DELETE /tables/:id',
      summary: 'The owner closes a table that waits for players.',
      access: 'person',
      params: table,
      reply: null,
      handle: ({ person, params }) => closeTable(tables, person, params.id),
    }),
    route({
      at: 'POST /tables/:id/join',
      summary: 'Sit down; a private table wants its code. At a public one each person has one seat.',
      access: 'person',
      pace: 'making',
      codeOf: ({ body }) => body.code,
      params: table,
      body: join,
      reply: tableInfo,
      handle: async ({ person, params, body }) => info(await joinTable(tables, person, params.id, body), person),
    }),
    route({
      at: 'POST /tables/:id/seats/:seat/leave',
      summary: 'Get up. In the middle of a game a bot plays on until you are back.',
      access: 'person',
      pace: 'steady',
      params: atSeat,
      reply: tableInfo,
      handle: async ({ person, params }) => info(await leaveSeat(tables, person, params.id, params.seat), person),
    }),
    route({
      at: 'POST /tables/:id/seats/:seat/return',
      summary: 'Take the seat back from the bot.',
      access: 'person',
      pace: 'steady',
      params: atSeat,
      reply: tableInfo,
      handle: async ({ person, params }) => info(await comeBack(tables, person, params.id, params.seat), person),
    }),
    route({
      at: 'PUT /tables/:id/seats/:seat/commitment',
      summary: 'Commit to a salt of your own before the start; null takes it back.',
      access: 'person',
      pace: 'steady',
      params: atSeat,
      body: commitmentWish,
      reply: tableInfo,
      handle: async ({ person, params, body }) =>
        info(await commitSalt(tables, person, params.id, params.seat, body.commitment), person),
    }),
    route({
      at: 'PUT /tables/:id/seats/:seat/salt',
      summary: 'Reveal the salt that you have committed to, when the start has closed the list.',
      access: 'person',
      params: atSeat,
      body: saltWish,
      reply: tableInfo,
      handle: async ({ person, params, body }) =>
        info(await revealSalt(tables, person, params.id, params.seat, body.salt), person),
    }),
    route({
      at: 'PUT /tables/:id/seats/:seat/bot',
      summary: 'The owner puts a bot on a seat, or clears it; in a game, on the seat of a person who is not there.',
      access: 'person',
      pace: 'steady',
      params: atSeat,
      body: z.object({ level: z.string().max(20).nullable() }),
      reply: tableInfo,
      handle: async ({ person, params, body }) =>
        info(await seatBot(tables, person, params.id, { seat: params.seat, level: body.level }, presences), person),
    }),
    route({
      at: 'POST /tables/:id/start',
      summary: 'Begin the game: the list of commitments is closed, and when every salt is revealed the game is dealt.',
      access: 'person',
      params: table,
      reply: tableInfo,
      handle: async ({ services, person, params }) =>
        info(await beginGame(tables, person, params.id, services.settings.botTables), person),
    }),
    route({
      at: 'POST /tables/:id/rematch',
      summary:
        'The same people again, as far as they are here, with the same deal if you like. The seats of the others are free.',
      access: 'person',
      pace: 'making',
      params: table,
      body: rematch,
      reply: tableInfo,
      status: 201,
      handle: async ({ services, person, params, body }) => {
        const isHere = (each: string): boolean => presences.isConnected(each) || presences.graceOf(each) > 0
        const { seats } = await tables.table(params.id)
        await presences.refresh(seats.flatMap(each => each.person_id ?? []))
        const { publicTables: mostPublic } = services.settings
        return info(await playAgain(tables, person, params.id, body, isHere, mostPublic), person)
      },
    }),
    motion('abandon', 'Vote in secret to abandon the game; it ends when all have said yes.', 'abandon'),
    motion(
      'pause',
      'Vote to stop the clock. One no closes a vote; what is open stands in `motions` of the table.',
      'pause',
    ),
    route({
      at: 'POST /tables/:id/resume',
      summary: 'Start the clock again.',
      access: 'person',
      pace: 'steady',
      params: table,
      reply: tableInfo,
      handle: async ({ person, params }) => info(await resume(tables, person, params.id), person),
    }),
    route({
      at: 'PUT /tables/:id/watching',
      summary: 'The owner says whether all people who have the link may watch a private table.',
      access: 'person',
      pace: 'steady',
      params: table,
      body: watching,
      reply: tableInfo,
      handle: async ({ person, params, body }) =>
        info(await allowWatching(tables, person, params.id, body.allowed), person),
    }),
    route({
      at: 'GET /tables/:id/moments',
      summary: 'The decisions of people that the table can go back to, the newest first.',
      access: 'person',
      pace: 'making',
      params: table,
      reply: moments,
      handle: async ({ person, params }) => {
        const found = await seen(params.id, person)
        return found.serially(() => Promise.resolve([...momentsFor(found, person.id)]))
      },
    }),
    route({
      at: 'GET /tables/:id/moments/:version',
      summary: 'The table before a choice, as one of your seats or the public saw it, and what was chosen.',
      access: 'anybody',
      // The game is played again up to there.
      pace: 'making',
      params: table.extend({ version: whole(version) }),
      query: z.object({ viewer: z.union([z.literal('public'), whole(seat)]).pipe(viewer) }),
      grows: 'The events of one choice.',
      reply: pastMoment,
      handle: async ({ person, params, query }) => {
        const found = await tables.newest(params.id)
        if (!maySee(found, person ?? null, query.viewer)) throw notFound()
        return tables.lookBack(found, params.version, query.viewer)
      },
    }),
    route({
      at: 'POST /tables/:id/rewind/votes',
      summary: 'Vote to go back to a version of /moments; it is done when all have said yes.',
      access: 'person',
      pace: 'making',
      params: table,
      body: rewind.extend({ yes: z.boolean() }),
      reply: carried,
      handle: ({ person, params, body }) =>
        vote(tables, person, params.id, `rewind ${body.version}` as const, body.yes),
    }),
  ]
}
