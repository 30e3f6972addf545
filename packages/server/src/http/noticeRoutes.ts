import { id, newNotice, notice, noticeKey, noticeTrial, upTo } from '@lastlight/protocol'
import { z } from 'zod'
import type { Notices } from '../notices/notices.ts'
import { MOST_TARGETS } from '../notices/targets.ts'
import { networkMark } from '../tables/publicTables.ts'
import { type Route, route } from './route.ts'

const one = z.object({ id })

/** Only for people themselves: a program with a token must not decide where its person is notified. */
export const noticeRoutes = (notices: Notices): readonly Route[] => [
  route({
    at: 'GET /notices/key',
    summary: 'The key with which a browser subscribes to Web Push; null where there is none.',
    access: 'anybody',
    reply: noticeKey,
    handle: () => ({ key: notices.pushKey }),
  }),
  route({
    at: 'GET /me/notices',
    summary: 'Where you are told that it is your turn.',
    access: 'account',
    reply: upTo(MOST_TARGETS, notice),
    handle: ({ person }) => notices.list(person.id),
  }),
  route({
    at: 'POST /me/notices',
    summary: 'Be told by Web Push (the subscription as JSON), or at an address of Discord or ntfy.',
    access: 'account',
    pace: 'making',
    body: newNotice,
    reply: notice,
    status: 201,
    handle: ({ person, body }) => notices.add(person.id, body.kind, body.target),
  }),
  route({
    at: 'DELETE /me/notices/:id',
    summary: 'Be told there no longer.',
    access: 'account',
    params: one,
    reply: null,
    handle: ({ person, params }) => notices.remove(person.id, params.id),
  }),
  route({
    at: 'POST /me/notices/:id/trial',
    summary: 'Send a notice there now, to see whether it arrives.',
    access: 'account',
    pace: 'guessing',
    params: one,
    reply: noticeTrial,
    handle: async ({ services, person, params, from }) => ({
      arrived: await notices.trial(person.id, params.id, networkMark(services.settings.secret, from.visitor)),
    }),
  }),
]
