// Finds the person behind a request or a socket, by the cookie of a browser or the token of a program.

import { type CookieSerializeOptions, fastifyCookie } from '@fastify/cookie'
import type { FastifyReply } from 'fastify'
import { bearerOf } from '../ops/bearer.ts'
import { type People, SESSION_DAYS } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import type { Settings } from '../settings.ts'

export const COOKIE = 'lastlight'

/** With https: no other name of the same domain can set a cookie of this name, and a browser sends it over https only. */
const HOST_COOKIE = `__Host-${COOKIE}`

/**
 * Marks the sessions in such cookies, inside the signature. Otherwise a cookie of this kind could be planted under the
 * plain name, which is still read: people who came before there were two names keep their sessions.
 */
const HOST_MARK = 'host:'

type CookieSettings = Pick<Settings, 'secret' | 'publicUrl'>

const isSecure = ({ publicUrl }: CookieSettings): boolean => publicUrl?.startsWith('https:') ?? false

export interface Identity {
  readonly person: Person
  /** The session of a browser; undefined for a program with a token. */
  readonly session: string | undefined
}

interface Credentials {
  readonly cookie?: string | undefined
  readonly authorization?: string | undefined
}

/** A bad token is refused even if a good cookie comes with it. */
export async function authenticate(
  people: People,
  settings: CookieSettings,
  credentials: Credentials,
): Promise<Identity | undefined> {
  if (credentials.authorization !== undefined) {
    const token = bearerOf(credentials.authorization)
    const person = token === undefined ? undefined : await people.tokens.find(token)
    return person && { person, session: undefined }
  }
  const session = sessionIn(credentials.cookie, settings)
  const person = session === undefined ? undefined : await people.bySession(session)
  return person && { person, session }
}

export async function isOfBanned(
  people: People,
  settings: CookieSettings,
  cookie: string | undefined,
): Promise<boolean> {
  const session = sessionIn(cookie, settings)
  return session !== undefined && (await people.isOfBanned(session))
}

/** A cookie without our signature is not looked up. */
function sessionIn(header: string | undefined, settings: CookieSettings): string | undefined {
  if (header === undefined) return undefined
  const cookies = fastifyCookie.parse(header)
  const signed = (name: string): string | undefined => {
    const read = cookies[name] === undefined ? undefined : fastifyCookie.unsign(cookies[name], settings.secret)
    return read?.valid ? read.value : undefined
  }
  const own = isSecure(settings) ? signed(HOST_COOKIE) : undefined
  if (own?.startsWith(HOST_MARK)) return own.slice(HOST_MARK.length)
  const plain = signed(COOKIE)
  return plain?.startsWith(HOST_MARK) ? undefined : plain
}

const cookieOptions = (secure: boolean): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure,
  maxAge: SESSION_DAYS * 86_400,
  signed: true,
})

/** With https a session that came under the plain name moves to the other one. */
export function setSession(reply: FastifyReply, settings: CookieSettings, session: string): void {
  if (!isSecure(settings)) return void reply.setCookie(COOKIE, session, cookieOptions(false))
  void reply.setCookie(HOST_COOKIE, HOST_MARK + session, cookieOptions(true))
  if (reply.request.cookies[COOKIE] !== undefined) void reply.clearCookie(COOKIE, cookieOptions(true))
}

export function clearSession(reply: FastifyReply, settings: CookieSettings): void {
  const secure = isSecure(settings)
  for (const name of secure ? [HOST_COOKIE, COOKIE] : [COOKIE]) void reply.clearCookie(name, cookieOptions(secure))
}
