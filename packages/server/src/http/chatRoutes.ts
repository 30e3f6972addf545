import { chatHistory, chatLine, chatRoom, muted, muteWish } from '@lastlight/protocol'
import { z } from 'zod'
import type { Chat } from '../chat/chat.ts'
import { type Route, route } from './route.ts'
import { table } from './tableRoutes.ts'

export const chatRoutes = (chat: Chat): readonly Route[] => [
  route({
    at: 'GET /tables/:id/chat',
    summary: 'What was said, the newest page first; `after` is the `next` of the page before.',
    access: 'anybody',
    params: table,
    query: z.object({ room: z._default(chatRoom, 'table'), after: z.string().max(100).optional() }),
    reply: chatHistory,
    handle: ({ person, params, query }) => chat.history(person ?? null, params.id, query.room, query.after),
  }),
  route({
    at: 'POST /tables/:id/chat',
    summary: 'Say something at the table, or among the spectators.',
    access: 'person',
    pace: 'making',
    params: table,
    body: chatLine.extend({ room: z._default(chatRoom, 'table') }),
    reply: null,
    handle: ({ person, params, body, from }) => chat.say(person, params.id, body.room, body.text, from.visitor),
  }),
  route({
    at: 'GET /tables/:id/mutes',
    summary: 'The seats of this table whose people you have muted.',
    access: 'person',
    params: table,
    reply: muted,
    handle: async ({ person, params }) => ({ seats: await chat.muted(person, params.id) }),
  }),
  route({
    at: 'PUT /tables/:id/mutes',
    summary: 'Mute the person on a seat or the writer of a message, at every table, or hear them again.',
    access: 'person',
    params: table,
    body: muteWish,
    reply: null,
    handle: ({ person, params, body }) => chat.mute(person, params.id, body.speaker, body.muted),
  }),
  route({
    at: 'DELETE /me/mutes',
    summary: 'Hear all people again.',
    access: 'person',
    reply: null,
    handle: ({ person }) => chat.unmuteAll(person),
  }),
]
