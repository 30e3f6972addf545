// Messages over the socket. Every message has a type `t`; a message with an `id` is answered with the same id.

import { z } from 'zod'
import { id, idempotencyKey, json, reason, seat, version, viewer } from './basics.ts'
import { chatLine, chatMessage, chatRoom, presence, sight, tableInfo } from './tables.ts'

const wish = z.object({ id: z.string().min(1).max(40), table: id })

/**
 * `version` is the version that the choice answers. `part`: one press made this choice and the one before it, so the two
 * are one decision for those who want to go back.
 */
export const playWish = wish.extend({
  t: z.literal('play'),
  seat,
  version,
  key: idempotencyKey,
  option: json,
  part: z.boolean().optional(),
})

export const fromClient = z.discriminatedUnion('t', [
  /** Watch a table as an own seat or as the public; `since` is the last version seen. */
  wish.extend({ t: z.literal('watch'), viewer, since: version.optional() }),
  wish.extend({ t: z.literal('unwatch'), viewer }),
  playWish,
  wish.extend({ t: z.enum(['undo', 'redo']), seat, version, key: idempotencyKey }),
  wish.extend({ t: z.literal('why'), seat, option: json }),
  wish.extend({ t: z.literal('say'), room: chatRoom, text: chatLine.shape.text }),
  z.object({ t: z.literal('ping'), id: z.string().max(40) }),
])
export type FromClient = z.infer<typeof fromClient>

export const toClient = z.discriminatedUnion('t', [
  /** Seats, status and clock; sent whenever they change. */
  z.object({ t: z.literal('table'), table: tableInfo }),
  /** Presence by seat, until when seats are kept, and how many people look on; sent whenever one of them changes. */
  z.object({
    t: z.literal('presence'),
    table: id,
    seats: z.array(presence.nullable()),
    keptUntil: z.array(z.number().nullable()),
    onlookers: z.int(),
  }),
  /** This table is not shown any more: its host lets nobody look on. */
  z.object({ t: z.literal('closed'), table: id }),
  /**
   * The whole sight with the events that led to it; `whole`: all events from the deal on, without those that were
   * taken back.
   */
  z.object({ t: z.literal('sight'), sight, events: z.array(json), whole: z.boolean() }),
  /** The events since the version before, and a patch of the view (`null`: it is the same). */
  sight.omit({ view: true }).extend({ t: z.literal('update'), from: version, events: z.array(json), patch: json }),
  z.object({ t: z.literal('done'), id: z.string(), version: version.optional() }),
  z.object({ t: z.literal('refused'), id: z.string(), reason, version: version.optional() }),
  z.object({ t: z.literal('problem'), id: z.string(), error: z.string(), message: z.string() }),
  z.object({ t: z.literal('chat'), table: id, message: chatMessage }),
  z.object({ t: z.literal('pong'), id: z.string() }),
])
export type ToClient = z.infer<typeof toClient>
