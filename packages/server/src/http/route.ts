// A route is one value that says what it takes and gives; checks, documentation and errors follow from it.

import { z } from 'zod'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'

/**
 * `person`: a guest, a person who is logged in, or a program with their token. `account`: only the person themselves,
 * for requests that a program must not send. `operator`: an operator who is logged in; nobody else learns that there is
 * such a route.
 */
export type Access = 'anybody' | 'person' | 'account' | 'operator'

/** Where a request comes from: the address, and the network under which limits are counted. */
export interface Origin {
  readonly address: string
  readonly visitor: string
}

/**
 * How often a route may be called: usually, when each call creates something, when a caller could be guessing, when a call
 * takes some milliseconds, such as a page of a list or a change that is told to a whole table (`steady`), or when it reads all data of a person (`dear`: the export).
 */
export type RateClass = 'usual' | 'making' | 'guessing' | 'steady' | 'dear'

export interface Call<Params, Query, Body, Someone> {
  readonly services: Services
  readonly person: Someone
  readonly from: Origin
  /** The session of the browser. */
  readonly session: string | undefined
  /** Whether the cookie of this request is the session of a banned person; `person` is undefined then. */
  isOfBanned(): Promise<boolean>
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Set or remove the cookie of the session. */
  enter(session: string): void
  exit(): void
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type CallerFor<W extends Access> = W extends 'person' | 'account' | 'operator' ? Person : Person | undefined
type Answer<R extends z.core.$ZodType | null> = R extends z.core.$ZodType ? z.input<R> | JsonText<z.input<R>> : void

/** A reply that is written part by part, because it can be long. `T`: what the parts together are the JSON of. */
export class JsonText<T> {
  readonly parts: AsyncIterable<string>
  /** The parts are checked by tests alone. */
  declare readonly of: T

  constructor(parts: AsyncIterable<string>) {
    this.parts = parts
  }
}

interface Definition<
  P extends z.core.$ZodType,
  Q extends z.core.$ZodType,
  B extends z.core.$ZodType,
  R extends z.core.$ZodType | null,
  W extends Access,
> {
  /** Method and path; the path is under /api/v1, with `:name` for parameters. */
  readonly at: `${Method} /${string}`
  readonly summary: string
  readonly access: W
  readonly pace?: RateClass
  /** The code that a call compares: when it finds nothing, it may have been a guess. All routes count guesses together. */
  readonly codeOf?: (call: {
    readonly params: z.output<P>
    readonly query: z.output<Q>
    readonly body: z.output<B>
  }) => string | undefined
  /** The account whose password a call guesses. All routes count the wrong ones together. */
  readonly accountOf?: (call: { readonly body: z.output<B> }) => string
  /** Whether it is answered from blocked networks too: people can take their data along, and leave. */
  readonly evenBlocked?: true
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Why a list in the reply has no bound. Every other list has one, and its routes give pages where more can follow. */
  readonly grows?: string
  /** `null`: the reply has no body. Fields that the schema does not name are not sent. */
  readonly reply: R
  /** The status of a reply with a body; 200 by default. */
  readonly status?: 200 | 201 | 202
  handle(call: Call<z.output<P>, z.output<Q>, z.output<B>, CallerFor<W>>): Promise<Answer<R>> | Answer<R>
}

/** A route without its type parameters, for lists of routes. */
export type Route = Omit<
  Definition<z.core.$ZodType, z.core.$ZodType, z.core.$ZodType, z.core.$ZodType | null, Access>,
  'at' | 'codeOf' | 'accountOf' | 'handle'
> & {
  readonly method: Method
  readonly path: string
  codeOf?(call: { readonly params: unknown; readonly query: unknown; readonly body: unknown }): string | undefined
  accountOf?(call: { readonly body: unknown }): string
  handle(call: Call<unknown, unknown, unknown, Person | undefined>): unknown
}

export const route = <
  R extends z.core.$ZodType | null,
  W extends Access,
  P extends z.core.$ZodType = z.ZodUndefined,
  Q extends z.core.$ZodType = z.ZodUndefined,
  B extends z.core.$ZodType = z.ZodUndefined,
>({
  at,
  ...rest
}: Definition<P, Q, B, R, W>): Route => {
  const [method, path] = at.split(' ') as [Method, string]
  return { method, path, ...(rest as Omit<Route, 'method' | 'path'>) }
}

export const API = '/api/v1'

/** The query of a list that is read page by page. `after`: the `next` of the page before. */
export const page = z.object({ after: z.string().max(400).optional() })

/** A whole number in an address. Nothing else is taken for one: an empty text would be seat 0. */
export const whole = <T extends z.core.$ZodType<number, number>>(number: T) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(number)
