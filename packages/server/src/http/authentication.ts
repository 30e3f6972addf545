// Finds the person behind a request or a socket, by the cookie of a browser or the token of a program.

import { type CookieSerializeOptions, fastifyCookie } from '@fastify/cookie'
import { bearerOf } from '../ops/bearer.ts'
import { type People, SESSION_DAYS } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import type { Settings } from '../settings.ts'

export const COOKIE = 'lastlight'

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
  secret: string,
  credentials: Credentials,
): Promise<Identity | undefined> {
  if (credentials.authorization !== undefined) {
    const token = bearerOf(credentials.authorization)
    const person = token === undefined ? undefined : await people.tokens.find(token)
    return person && { person, session: undefined }
  }
  const session = sessionIn(credentials.cookie, secret)
  const person = session === undefined ? undefined : await people.bySession(session)
  return person && { person, session }
}

export async function isOfBanned(people: People, secret: string, cookie: string | undefined): Promise<boolean> {
  const session = sessionIn(cookie, secret)
  return session !== undefined && (await people.isOfBanned(session))
}

/** A cookie without our signature is not looked up. */
function sessionIn(header: string | undefined, secret: string): string | undefined {
  const signed = header === undefined ? undefined : fastifyCookie.parse(header)[COOKIE]
  const read = signed === undefined ? undefined : fastifyCookie.unsign(signed, secret)
  return read?.valid ? read.value : undefined
}

export const cookieOptions = ({ publicUrl }: Settings): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl?.startsWith('https:') ?? false,
  maxAge: SESSION_DAYS * 86_400,
  signed: true,
})
