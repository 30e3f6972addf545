// The log: one JSON object per line, without secrets and without what people write.

import type { EventEmitter } from 'node:events'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from '../settings.ts'

/** Values under these names are hidden, in upper or lower case and at any depth. */
const HIDDEN = new Set([
  'admintoken',
  'answer',
  'auth',
  'authorization',
  'body',
  'code',
  'cookie',
  'cookies',
  'databaseurl',
  'hash',
  'headers',
  'metricstoken',
  'notes',
  'option',
  'password',
  'privatekey',
  'query',
  'salt',
  'salts',
  'secret',
  'seed',
  'session',
  'set-cookie',
  'target',
  'text',
  'token',
])
const isHidden = (name: string): boolean => HIDDEN.has(name.toLowerCase())
const CENSORED = '[hidden]'
const DEEPEST = 6

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function censored(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return described(value)
  if (depth >= DEEPEST) return CENSORED
  if (Array.isArray(value)) return value.map(each => censored(each, depth + 1))
  // An object with a class, such as a socket or a table, may hold anything.
  if (!isPlain(value)) return CENSORED
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isHidden(name) ? CENSORED : censored(each, depth + 1)]),
  )
}

/** Libraries attach whole rows and requests to their errors, so only known fields are logged. */
function described(problem: unknown): object {
  if (!(problem instanceof Error)) return { type: typeof problem }
  const { code } = problem as { code?: unknown }
  return {
    type: problem.name,
    message: problem.message,
    ...(typeof code === 'string' ? { error: code } : {}),
    stack: problem.stack ?? '',
  }
}

interface RequestLike {
  readonly id?: unknown
  readonly method?: string
  readonly routeOptions?: { readonly url?: string | undefined }
}

/** The route is logged instead of the address, which can hold the code of an invitation. */
const request = ({ id, method, routeOptions }: RequestLike): object => ({
  id,
  method,
  route: routeOptions?.url ?? 'none',
})

const reply = ({ statusCode }: { readonly statusCode?: number }): object => ({ status: statusCode })

const SERIALIZED = new Set(['req', 'res', 'err'])

const guarded = (given: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (SERIALIZED.has(name)) return [name, value]
      return [name, isHidden(name) ? CENSORED : censored(value, 1)]
    }),
  )

/** `onLost`: a part of the log could not be written, because the disk is full for example. The server goes on. */
export function newLog(
  level: Settings['logLevel'],
  to: DestinationStream & Partial<Pick<EventEmitter, 'on'>> = pino.destination(1),
  onLost: () => void = () => {},
): Logger {
  to.on?.('error', onLost)
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: label => ({ level: label }),
        log: guarded,
      },
      // Fields of child loggers do not go through the formatter.
      redact: { paths: [...HIDDEN].flatMap(name => [`["${name}"]`, `*["${name}"]`]), censor: CENSORED },
      serializers: { req: request, res: reply, err: described },
    },
    to,
  )
}
