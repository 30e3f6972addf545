// What the server says over the socket. A message with an `id` answers the message with the same id.

import * as z from 'zod/mini'
import { id, json, reason, version } from './basics.ts'
import type { Patch } from './patch.ts'
import { chatMessage, presence, sight, tableInfo, toldSight } from './tables.ts'

const patch: z.ZodMiniType<Patch> = z.union([
  z.tuple([z.literal(0), json]),
  z.tuple([
    z.literal(1),
    z.record(
      z.string(),
      z.lazy(() => patch),
    ),
    z.union([z.array(z.string()), z.number()]),
  ]),
])

export const toClient = z.discriminatedUnion('t', [
  /** Seats, status and clock; sent whenever they change. */
  z.object({ t: z.literal('table'), table: tableInfo }),
  /** Presence by seat, until when seats are kept, and the number of spectators; sent whenever one of them changes. */
  z.object({
    t: z.literal('presence'),
    table: id,
    seats: z.array(z.nullable(presence)),
    keptUntil: z.array(z.nullable(z.number())),
    spectators: z.int(),
  }),
  /** The server sends nothing more about this table: its host has ended the watching. */
  z.object({ t: z.literal('closed'), table: id }),
  z.extend(toldSight, { t: z.literal('sight') }),
  /** The events since the version before, and a patch of the view (`null`: it is the same). */
  z.extend(z.omit(sight, { view: true }), {
    t: z.literal('update'),
    from: version,
    events: z.array(json),
    patch: z.nullable(patch),
  }),
  z.object({ t: z.literal('done'), id: z.string(), version: z.optional(version) }),
  z.object({ t: z.literal('refused'), id: z.string(), reason, version: z.optional(version) }),
  z.object({ t: z.literal('problem'), id: z.string(), error: z.string(), message: z.string() }),
  z.object({ t: z.literal('chat'), table: id, message: chatMessage }),
  z.object({ t: z.literal('pong'), id: z.string() }),
])
export type ToClient = z.infer<typeof toClient>
