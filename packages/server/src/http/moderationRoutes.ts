// Reports, and what a host decides about people at the table.

import { carried, mutedWish, removedWish, reportWish, tablePerson, upTo, yesOrNo } from '@lastlight/protocol'
import { z } from 'zod'
import type { Reporting } from '../moderation/reporting.ts'
import { MOST_PEOPLE, type Sanctions } from '../tables/sanctions.ts'
import type { Tables } from '../tables/tables.ts'
import { vote } from '../tables/voting.ts'
import { type Route, route } from './route.ts'
import { atSeat, table } from './tableRoutes.ts'

const marked = table.extend({ mark: z.string().max(40) })

export const moderationRoutes = (tables: Tables, reporting: Reporting, sanctions: Sanctions): readonly Route[] => [
  route({
    at: 'POST /tables/:id/reports',
    summary: 'Report a message, or the person on a seat, to the operator. The person is told nothing.',
    access: 'person',
    pace: 'making',
    params: table,
    body: reportWish,
    reply: null,
    handle: ({ person, params, body, from }) => reporting.report(person, from.visitor, params.id, body),
  }),
  route({
    at: 'GET /tables/:id/people',
    summary: 'For the owner: who sits there or watches with a name, and who was removed or muted.',
    access: 'person',
    params: table,
    reply: upTo(MOST_PEOPLE, tablePerson),
    handle: ({ person, params }) => sanctions.people(person, params.id),
  }),
  route({
    at: 'PUT /tables/:id/people/:mark/removed',
    summary: 'The owner removes a person from the table, or lets them in again; in a game the others vote on it.',
    access: 'person',
    params: marked,
    body: removedWish,
    reply: carried,
    handle: ({ person, params, body }) => sanctions.setRemoved(person, params.id, params.mark, body.removed),
  }),
  route({
    at: 'PUT /tables/:id/people/:mark/muted',
    summary: 'The owner mutes a person for all people at the table, or ends that.',
    access: 'person',
    params: marked,
    body: mutedWish,
    reply: null,
    handle: ({ person, params, body }) => sanctions.setMuted(person, params.id, params.mark, body.muted),
  }),
  route({
    at: 'POST /tables/:id/seats/:seat/removal',
    summary: 'Vote, secretly, on the removal of a person in a game; done when all others have said yes.',
    access: 'person',
    params: atSeat,
    body: yesOrNo,
    reply: carried,
    handle: ({ person, params, body }) => vote(tables, person, params.id, `remove ${params.seat}`, body.yes),
  }),
]
