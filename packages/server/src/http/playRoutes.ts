// Playing over HTTP, for programs without a socket: look, choose, take back, notes and standing answers.

import { idempotencyKey, json, notes, notesText, seat, standing, toldSight, version, viewer } from '@lastlight/protocol'
import { z } from 'zod'
import { notFound } from '../problems.ts'
import { readNotes, writeNotes } from '../tables/notes.ts'
import { maySee } from '../tables/rights.ts'
import { shownTo } from '../tables/spectatorDelay.ts'
import { readStanding, writeStanding } from '../tables/standing.ts'
import type { Tables } from '../tables/tables.ts'
import { type Route, route, whole } from './route.ts'
import { atSeat, table } from './tableRoutes.ts'

const moved = z.object({ version })

export const playRoutes = (tables: Tables): readonly Route[] => [
  route({
    at: 'GET /tables/:id/sight',
    summary:
      'What one of your seats, or the public, sees; with all that was told, from the deal on, or since a version.',
    access: 'anybody',
    params: table,
    query: z.object({
      viewer: z.union([z.literal('public'), whole(seat)]).pipe(viewer),
      since: whole(version).optional(),
    }),
    grows: 'Events since a version that the caller names; a question may have many options.',
    reply: toldSight,
    handle: async ({ person, params, query }) => {
      const found = await tables.newest(params.id)
      // The table's queue makes sure that only stored states are shown, and not to somebody who was just removed.
      const shown = await found.serially(() => {
        const mayLook = maySee(found, person ?? null, query.viewer) && found.match
        return Promise.resolve(mayLook ? shownTo(found, query.viewer, query.since) : undefined)
      })
      if (!shown) throw notFound()
      return { ...shown, events: [...shown.events] }
    },
  }),
  route({
    at: 'POST /tables/:id/play',
    summary: 'Choose one of the options of a seat of yours. Sent twice with one key it is done once.',
    access: 'person',
    params: table,
    body: z.object({ seat, version, key: idempotencyKey, option: json, part: z.boolean().optional() }),
    reply: moved,
    handle: ({ person, params, body: { seat: own, option, version: answered, key, part } }) =>
      tables.play(person, params.id, { seat: own, option: option as never }, answered, key, part ? 'part' : 'person'),
  }),
  route({
    at: 'POST /tables/:id/undo',
    summary: 'Take back the last choice of a seat of yours, as far as nothing was revealed since.',
    access: 'person',
    params: table,
    body: z.object({ seat, version, key: idempotencyKey }),
    reply: moved,
    handle: ({ person, params, body }) => tables.play(person, params.id, { undo: body.seat }, body.version, body.key),
  }),
  route({
    at: 'GET /tables/:id/standing/:seat',
    summary: 'What the server answers for you.',
    access: 'person',
    params: atSeat,
    reply: standing,
    handle: ({ person, params }) => readStanding(tables, person, params.id, params.seat),
  }),
  route({
    at: 'PUT /tables/:id/standing',
    summary: 'Let the server answer for you, while you are connected, where you have a single option.',
    access: 'person',
    pace: 'steady',
    params: table,
    body: z.object({ ...standing.shape, seat }),
    reply: standing,
    handle: ({ person, params, body: { seat: own, ...answers } }) =>
      writeStanding(tables, person, params.id, own, answers),
  }),
  route({
    at: 'GET /tables/:id/notes/:seat',
    summary: 'Your private notes.',
    access: 'person',
    params: atSeat,
    reply: notesText,
    handle: async ({ services, person, params }) => ({
      text: await readNotes(services.db, await tables.table(params.id), person, params.seat),
    }),
  }),
  route({
    at: 'PUT /tables/:id/notes',
    summary: 'Write your private notes.',
    access: 'person',
    // All notes of the person are counted.
    pace: 'steady',
    params: table,
    body: notes,
    reply: null,
    handle: async ({ services, person, params, body }) =>
      writeNotes(services.db, await tables.table(params.id), person, body.seat, body.text),
  }),
]
