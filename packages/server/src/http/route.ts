// A route says what it takes and gives; checks, documentation and errors follow from that.

import type { z } from 'zod'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'

/**
 * `person`: somebody who has told a name, or a program with their token.
 * `account`: only they themselves, for what a program must not do.
 */
export type Access = 'anybody' | 'person' | 'account'

/** How often it may be asked: as a client does, when something is made each time, or when somebody could be guessing. */
export type Pace = 'usual' | 'making' | 'guessing'

export interface Call<Params, Query, Body, Someone> {
  readonly services: Services
  readonly person: Someone
  /** The session that the browser showed. */
  readonly session: string | undefined
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** From now on the browser shows this session, or none. */
  enter(session: string): void
  exit(): void
}

type Somebody<W extends Access> = W extends 'person' | 'account' ? Person : Person | undefined
type Answer<R extends z.ZodType | null> = R extends z.ZodType ? z.input<R> : void

interface Definition<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType | null,
  W extends Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under /api/v1, with `:name` for parameters. */
  readonly path: string
  readonly summary: string
  readonly access: W
  readonly pace?: Pace
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** `null`: there is nothing to say. What the schema does not name is not sent. */
  readonly reply: R
  /** Of a reply that says something; 200 unless told. */
  readonly status?: 200 | 201 | 202
  handle(call: Call<z.output<P>, z.output<Q>, z.output<B>, Somebody<W>>): Promise<Answer<R>> | Answer<R>
}

/** A route whose types have done their work. */
export type Route = Omit<Definition<z.ZodType, z.ZodType, z.ZodType, z.ZodType | null, Access>, 'handle'> & {
  handle(call: Call<unknown, unknown, unknown, Person | undefined>): unknown
}

export const route = <
  R extends z.ZodType | null,
  W extends Access,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(
  definition: Definition<P, Q, B, R, W>,
): Route => definition

export const API = '/api/v1'
