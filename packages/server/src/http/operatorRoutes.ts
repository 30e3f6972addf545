// The operator's page: the queue of reports, people, blocked networks, and the record of actions. To everybody else
// there is nothing here.

import {
  actionPage,
  banWish,
  block,
  blockWish,
  closeWish,
  id,
  moderatedPage,
  muteDays,
  reportInFull,
  reportPage,
  upTo,
} from '@lastlight/protocol'
import { z } from 'zod'
import { listActions, type Operator } from '../moderation/actions.ts'
import { block as blockRange, listBlocks, MOST_BLOCKS, unblock } from '../moderation/blocks.ts'
import { listModerated, setBanned, setMuted } from '../moderation/moderated.ts'
import { closeReport, listReports, showReport } from '../moderation/queue.ts'
import type { Person } from '../people/person.ts'
import { page, type Route, route } from './route.ts'

const one = z.object({ id })

const operatorOf = ({ id: own, name, username }: Person): Operator => ({ id: own, name: username ?? name })

export const operatorRoutes: readonly Route[] = [
  route({
    at: 'GET /operator/reports',
    summary:
      'Reports: open ones first, the oldest first; then closed ones, the newest first. `after` is the `next` of the page before.',
    access: 'operator',
    query: page,
    reply: reportPage,
    handle: ({ services, query }) => listReports(services.db, undefined, query.after),
  }),
  route({
    at: 'GET /operator/reports/:id',
    summary: 'A report with what was said around it, and other reports about the same person.',
    access: 'operator',
    params: one,
    reply: reportInFull,
    handle: ({ services, params }) => showReport(services.db, params.id),
  }),
  route({
    at: 'POST /operator/reports/:id/close',
    summary: 'Close a report: do nothing, mute the person for some days, or ban them. `note` is for other operators.',
    access: 'operator',
    params: one,
    body: closeWish,
    reply: null,
    handle: ({ services, person, params, body }) => closeReport(services.db, operatorOf(person), params.id, body),
  }),
  route({
    at: 'GET /operator/people',
    summary: 'People who are banned or muted, by name. `after` is the `next` of the page before.',
    access: 'operator',
    query: page,
    reply: moderatedPage,
    handle: ({ services, query }) => listModerated(services.db, undefined, query.after),
  }),
  route({
    at: 'PUT /operator/people/:id/mute',
    summary: 'Mute a person everywhere for some days; null ends it.',
    access: 'operator',
    params: one,
    body: muteDays,
    reply: null,
    async handle({ services, person, params, body }) {
      await setMuted(services.db, operatorOf(person), params.id, body.days)
    },
  }),
  route({
    at: 'PUT /operator/people/:id/ban',
    summary: 'Ban a person, or let them in again.',
    access: 'operator',
    params: one,
    body: banWish,
    reply: null,
    handle: ({ services, person, params, body }) => setBanned(services.db, operatorOf(person), params.id, body.banned),
  }),
  route({
    at: 'GET /operator/blocks',
    summary: 'Blocked ranges of addresses.',
    access: 'operator',
    reply: upTo(MOST_BLOCKS, block),
    handle: async ({ services }) => (await listBlocks(services.db)).slice(0, MOST_BLOCKS),
  }),
  route({
    at: 'PUT /operator/blocks',
    summary: 'Block a range of addresses, or unblock it.',
    access: 'operator',
    body: blockWish,
    reply: z.object({ network: z.string() }),
    async handle({ services, person, body, from }) {
      const by = operatorOf(person)
      const { network, note } = body
      return {
        network: body.blocked
          ? await blockRange(services.db, by, network, note, from.address)
          : await unblock(services.db, by, network),
      }
    },
  }),
  route({
    at: 'GET /operator/actions',
    summary: 'What operators have done, the newest first. `after` is the `next` of the page before.',
    access: 'operator',
    query: page,
    reply: actionPage,
    handle: ({ services, query }) => listActions(services.db, undefined, query.after),
  }),
]
