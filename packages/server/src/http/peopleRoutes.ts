import {
  claim,
  login,
  madeToken,
  me,
  meChange,
  myData,
  newGuest,
  newToken,
  passwordChange,
  pastGames,
  statistics,
  token,
  upTo,
} from '@lastlight/protocol'
import { z } from 'zod'
import { gamesOf, statisticsOf } from '../people/record.ts'
import { MOST_TOKENS } from '../people/tokens.ts'
import { Problem } from '../problems.ts'
import { JsonText, page, route } from './route.ts'

const coming = [
  route({
    at: 'POST /guests',
    summary: 'Come in with nothing but a name.',
    access: 'anybody',
    pace: 'making',
    body: newGuest,
    reply: me,
    status: 201,
    async handle({ services, body, enter, isOfBanned }) {
      // Otherwise a banned guest would be back with one press.
      if (await isOfBanned()) throw new Problem('banned', 'You are banned from this server.')
      const { person, session } = await services.people.guest(body.name, body.locale)
      enter(session)
      return person
    },
  }),
  route({
    at: 'POST /login',
    summary: 'Come in with a username that was claimed.',
    access: 'anybody',
    pace: 'guessing',
    accountOf: ({ body }) => body.username,
    body: login,
    reply: me,
    async handle({ services, body, session: old, enter }) {
      const { person, session } = await services.people.accounts.login(body.username, body.password)
      // The browser forgets its former session, so it must end.
      if (old !== undefined) await services.people.logout(old)
      enter(session)
      return person
    },
  }),
  route({
    at: 'POST /password',
    summary:
      'Choose a new password, with the current one or the one that the operator has set. Ends all sessions but this.',
    access: 'anybody',
    pace: 'guessing',
    accountOf: ({ body }) => body.username,
    body: passwordChange,
    reply: me,
    async handle({ services, body, session: old, enter }) {
      const { person, session } = await services.people.accounts.changePassword(
        body.username,
        body.current,
        body.password,
      )
      // The former session may belong to a guest who used this browser.
      if (old !== undefined) await services.people.logout(old)
      enter(session)
      return person
    },
  }),
  route({
    at: 'POST /logout',
    summary: 'Leave. A guest who has claimed no username cannot come back.',
    access: 'anybody',
    evenBlocked: true,
    reply: null,
    async handle({ services, session, exit }) {
      if (session !== undefined) await services.people.logout(session)
      exit()
    },
  }),
  route({
    at: 'POST /logout-everywhere',
    summary: 'Leave in every browser.',
    access: 'account',
    evenBlocked: true,
    reply: null,
    async handle({ services, person, exit }) {
      await services.people.logoutEverywhere(person)
      exit()
    },
  }),
]

const being = [
  route({
    at: 'GET /me',
    summary: 'Who you are.',
    access: 'person',
    evenBlocked: true,
    reply: me,
    handle({ person, session, enter }) {
      // Every visit renews the cookie.
      if (session !== undefined) enter(session)
      return person
    },
  }),
  route({
    at: 'PATCH /me',
    summary: 'Change your name, your language or some of your settings; null takes one away.',
    access: 'person',
    body: meChange,
    reply: me,
    handle: ({ services, person, body }) => services.people.change(person, body),
  }),
  route({
    at: 'DELETE /me',
    summary: 'Be forgotten. Your seats keep a neutral name, and a bot goes on.',
    access: 'account',
    evenBlocked: true,
    reply: null,
    async handle({ services, person, exit }) {
      await services.people.remove(person)
      exit()
    },
  }),
  route({
    at: 'GET /me/export',
    summary: 'Everything about you that lies here.',
    access: 'account',
    evenBlocked: true,
    pace: 'dear',
    grows: 'It is everything.',
    reply: myData,
    handle: ({ services, person }) => new JsonText<z.input<typeof myData>>(services.people.exportData(person)),
  }),
  route({
    at: 'POST /me/claim',
    summary: 'Claim a username and a password, to come back from anywhere. Ends all other sessions, and all tokens.',
    access: 'account',
    pace: 'guessing',
    body: claim,
    reply: me,
    async handle({ services, person, body, enter }) {
      const claimed = await services.people.accounts.claim(person, body.username, body.password)
      enter(claimed.session)
      return claimed.person
    },
  }),
]

const tokens = [
  route({
    at: 'GET /me/tokens',
    summary: 'The tokens of your programs, without the tokens themselves.',
    access: 'account',
    reply: upTo(MOST_TOKENS, token),
    handle: async ({ services, person }) => [...(await services.people.tokens.list(person))],
  }),
  route({
    at: 'POST /me/tokens',
    summary: 'Make a token for a program that plays for you. It is shown this once.',
    access: 'account',
    pace: 'making',
    body: newToken,
    reply: madeToken,
    status: 201,
    handle: ({ services, person, body }) => services.people.tokens.make(person, body.name),
  }),
  route({
    at: 'DELETE /me/tokens/:id',
    summary: 'Revoke a token.',
    access: 'account',
    params: z.object({ id: token.shape.id }),
    reply: null,
    handle: ({ services, person, params }) => services.people.tokens.revoke(person, params.id),
  }),
]

const record = [
  route({
    at: 'GET /me/statistics',
    summary: 'How many games you have played and won.',
    access: 'person',
    pace: 'steady',
    reply: statistics,
    handle: ({ services, person }) => statisticsOf(services.db, person.id),
  }),
  route({
    at: 'GET /me/games',
    summary: 'Your games that are over, the newest first; `after` is the `next` of the page before.',
    access: 'person',
    pace: 'steady',
    query: page,
    reply: pastGames,
    handle: ({ services, person, query }) => gamesOf(services.db, services.games, person.id, query.after),
  }),
]

export const peopleRoutes = [...coming, ...being, ...tokens, ...record]
