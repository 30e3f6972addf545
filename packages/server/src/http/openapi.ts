// The API as an OpenAPI document, made from the routes.

import { problem } from '@lastlight/protocol'
import { z } from 'zod'
import { COOKIE } from './authentication.ts'
import { type Access, API, type Route } from './route.ts'

export type Schema = z.core.JSONSchema.BaseSchema

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: Schema
}

interface Content {
  readonly 'application/json': { readonly schema: Schema }
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly parameters: readonly Parameter[]
  /** Why a list in the reply has no bound. */
  readonly 'x-grows'?: string
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: { readonly [status: string]: { readonly description: string; readonly content?: Content } }
}

export interface OpenApi {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema }
    readonly securitySchemes: { readonly [name: string]: { readonly [field: string]: string } }
  }
}

/** `input` is the schema of what a client sends, `output` of what it receives. */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

const SECURITY: { readonly [access in Access]: Operation['security'] } = {
  anybody: [],
  person: [{ session: [] }, { token: [] }],
  account: [{ session: [] }],
  operator: [{ session: [] }],
}

const content = (schema: Schema): Content => ({ 'application/json': { schema } })

export const tagOf = ({ path }: Route): string => path.split('/')[1] ?? ''

const nameOf = ({ method, path }: Route): string =>
  method.toLowerCase() +
  path
    .split(/[/:-]+/)
    .map(part => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('')

export function parametersOf({ params, query }: Route): readonly Parameter[] {
  const from = (schema: z.core.$ZodType | undefined, place: Parameter['in']): Parameter[] => {
    const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
    return Object.entries(properties).map(([name, each]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: each as Schema,
    }))
  }
  return [...from(params, 'path'), ...from(query, 'query')]
}

function operationOf(route: Route): Operation {
  const good =
    route.reply === null
      ? { 204: { description: 'Done.' } }
      : { [route.status ?? 200]: { description: 'Done.', content: content(schemaOf(route.reply, 'output')) } }
  return {
    operationId: nameOf(route),
    summary: route.summary,
    tags: [tagOf(route)],
    security: SECURITY[route.access],
    parameters: parametersOf(route),
    ...(route.grows === undefined ? {} : { 'x-grows': route.grows }),
    ...(route.body ? { requestBody: { required: true, content: content(schemaOf(route.body, 'input')) } } : {}),
    responses: {
      ...good,
      default: {
        description: 'Why it was not done.',
        content: content({ $ref: '#/components/schemas/Problem' }),
      },
    },
  }
}

export function openApiOf(routes: readonly Route[]): OpenApi {
  const paths: { [path: string]: { [method: string]: Operation } } = {}
  for (const route of routes) {
    const at = (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {})
    at[route.method.toLowerCase()] = operationOf(route)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Lastlight',
      version: '1',
      description: 'Tables of Lastlight. What happens at a table goes over a WebSocket: see docs/protocol.md.',
    },
    servers: [{ url: API }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIE,
          description: `Set by POST /guests and POST /login. With https its name is __Host-${COOKIE}.`,
        },
        token: { type: 'http', scheme: 'bearer', description: 'For programs: made by POST /me/tokens.' },
      },
    },
  }
}
