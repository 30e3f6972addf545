// What goes over the socket. Every message has a type `t`; one with an `id` is answered with the same id.

import { z } from 'zod'
import { id, idempotencyKey, json, reason, seat, version, viewer } from './basics.ts'
import { chatLine, chatMessage, chatRoom, presence, sight, tableInfo } from './tables.ts'

const wish = z.object({ id: z.string().min(1).max(40), table: id })

/** `version` is the one the choice answers. */
export const playWish = wish.extend({
  t: z.literal('play'),
  seat,
  version,
  key: idempotencyKey,
  option: json,
})

export const fromClient = z.discriminatedUnion('t', [
  /** Watch a table through a seat of one's own or as everybody; `since`: the last version seen. */
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
  /** Who sits where; sent on every change of that. */
  z.object({ t: z.literal('table'), table: tableInfo }),
  /** Who is there, by seat; sent when that changes. */
  z.object({ t: z.literal('presence'), table: id, seats: z.array(presence.nullable()) }),
  /** The whole sight, with the events that led to it; `whole`: from the deal on, without what was taken back. */
  z.object({ t: z.literal('sight'), sight, events: z.array(json), whole: z.boolean() }),
  /** What has happened since the version before: events in order, and how the sight has changed (`null`: not at all). */
  sight.omit({ view: true }).extend({ t: z.literal('update'), from: version, events: z.array(json), patch: json }),
  z.object({ t: z.literal('done'), id: z.string(), version: version.optional() }),
  z.object({ t: z.literal('refused'), id: z.string(), reason, version: version.optional() }),
  z.object({ t: z.literal('problem'), id: z.string(), error: z.string(), message: z.string() }),
  z.object({ t: z.literal('chat'), table: id, message: chatMessage }),
  z.object({ t: z.literal('pong'), id: z.string() }),
])
export type ToClient = z.infer<typeof toClient>
