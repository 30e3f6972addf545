// All routes that a server has: those of its OpenAPI document, and the pages and probes beside it.

import type { OpenApi, Schema } from '../../src/http/openapi.ts'
import { API } from '../../src/http/route.ts'
import { send } from './request.ts'

export interface Target {
  readonly method: string
  /** With `{name}` for parameters. */
  readonly path: string
  readonly isApi: boolean
  readonly access: 'anybody' | 'person' | 'account'
  readonly parameters: readonly {
    readonly name: string
    readonly in: 'path' | 'query'
    readonly required: boolean
    readonly schema: Schema
  }[]
  readonly body: Schema | undefined
  /** The statuses of answers that are no refusals. */
  readonly good: readonly number[]
}

export const nameOf = ({ method, path }: Target): string => `${method} ${path}`

/** Routes outside of the API. `/metrics` asks for a token of the operator. */
const PAGES: readonly (readonly [path: string, ...good: number[]])[] = [
  ['/', 200, 404],
  ['/index.html', 200, 404],
  ['/api', 200],
  ['/api/style.css', 200],
  [`${API}/openapi.json`, 200],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics'],
  ['/deal-key', 200],
]

const ACCESS = { 0: 'anybody', 1: 'account', 2: 'person' } as const

function targetsIn(document: OpenApi): readonly Target[] {
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { parameters, requestBody, responses, security }]): Target => ({
        method: method.toUpperCase(),
        path: API + path,
        isApi: true,
        access: ACCESS[security.length as keyof typeof ACCESS],
        parameters,
        body: requestBody?.content['application/json'].schema,
        good: Object.keys(responses).flatMap(status => (status === 'default' ? [] : [Number(status)])),
      }),
    ),
  )
  const pages = PAGES.map(
    ([path, ...good]): Target => ({
      method: 'GET',
      path,
      isApi: false,
      access: 'anybody',
      parameters: [],
      body: undefined,
      good,
    }),
  )
  return [...routes, ...pages]
}

export async function targetsAt(url: string): Promise<readonly Target[]> {
  const answer = await send(url, { method: 'GET', path: `${API}/openapi.json` })
  if (answer === 'cut off') throw new Error('the server does not tell its routes')
  return targetsIn(JSON.parse(answer.text) as OpenApi)
}
