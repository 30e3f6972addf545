// Settings of an operator, from environment variables. Every setting has a default that works.

import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { rangesOf } from './http/address.ts'
import { pushKeysFrom } from './notices/pushKeys.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Empty where there is none yet and the caller only looks. */
  readonly secret: string
  readonly publicUrl: string | null
  readonly metricsToken: string | null
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Address ranges of proxies whose report about a visitor's address is trusted. */
  readonly trustProxy: readonly string[]
  /** Threads in which bots think. */
  readonly bots: number
  /** How many running games without other people one person may have. */
  readonly botTables: number
  /** How many public tables of one person may wait for players. */
  readonly publicTables: number
  /** For how many seconds a seat is kept for a person whose connection was lost. */
  readonly seatGrace: number
  /** How long a start waits for the salts of the players. */
  readonly revealSeconds: number
  /** Hosts that may be told of a turn although they are not on the open internet. */
  readonly noticeHosts: readonly string[]
  /** Where people find the source code of this server. */
  readonly sourceUrl: string | null
  readonly vapid: { readonly publicKey: string; readonly privateKey: string; readonly subject: string } | null
}

export type Environment = Readonly<Record<string, string | undefined>>

/** All problems of the settings, one line each. */
export class BadSettings extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map(each => `  ${each}`).join('\n')}\nSee .env.example.`)
    this.name = 'BadSettings'
    this.problems = problems
  }
}

const TOKEN_LENGTH = 16
const SECRET_LENGTH = 32
const THREADS = 64

/** The message leaves out the value, which may be a secret. */
const whole = (least: number, most: number) => {
  const wanted = `takes a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,6}$/, wanted)
    .transform(Number)
    .refine(n => n >= least && n <= most, wanted)
}
const longText = (least: number) =>
  z.string().min(least, `needs at least ${least} characters; \`openssl rand -hex 32\` makes a good one`)
/** Older versions wrote `false` for none. */
const NOBODY: readonly string[] = ['false', '0', 'no', 'none']
const proxies = z.string().transform((text, context): readonly string[] => {
  if (NOBODY.includes(text)) return []
  const entries = text.split(/[\s,]+/).filter(entry => entry !== '')
  const ranges = entries.map(rangesOf)
  if (ranges.length > 0 && ranges.every(range => range !== undefined)) return ranges.flat()
  context.addIssue(
    'takes the addresses of your proxies, as in 127.0.0.1 or 10.0.0.0/8,fd00::/8, or the words loopback and private; ' +
      'not true, which would trust every client',
  )
  return z.NEVER
})

const isUrlOf = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)
const isPlain = (text: string): boolean => {
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && search === '' && hash === '' && username === ''
}
const publicUrl = z
  .string()
  .refine(
    text => isUrlOf(text, ['http:', 'https:']) && isPlain(text),
    'takes the address that people type, without a path: https://games.example.org',
  )
  .transform(text => new URL(text).origin)
const databaseUrl = z
  .string()
  .refine(
    text => isUrlOf(text, ['postgres:', 'postgresql:']),
    'takes postgres://USER:PASSWORD@HOST:PORT/DATABASE, where a # in a password is written %23, a / %2F and an @ %40; ' +
      'leave it out for the embedded database',
  )

const sourceUrl = z
  .string()
  .refine(text => isUrlOf(text, ['https:', 'http:']), 'takes the address of a page: https://code.example.org/lastlight')

/** A host alone: its port and its path belong to the address that a person gives. */
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i
const noticeHosts = z.string().transform((text, context): readonly string[] => {
  const hosts = text
    .split(/[\s,]+/)
    .filter(each => each !== '')
    .map(each => each.replace(/^\[(.*)\]$/, '$1').toLowerCase())
  if (hosts.every(host => HOST.test(host) || isIPv6(host))) return hosts
  context.addIssue('takes names or addresses of hosts, without https:// and without a port: ntfy.home.arpa,192.168.1.5')
  return z.NEVER
})

/** Public keys of Web Push are 65 bytes, private ones 32, both as base64url. */
const pushKey = (bytes: number) =>
  z
    .string()
    .refine(
      text => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      'is no key of Web Push; `npx web-push generate-vapid-keys` makes a pair',
    )

const ENVIRONMENT = z.object({
  PORT: whole(0, 65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.nullable().default(null),
  LASTLIGHT_SECRET: longText(SECRET_LENGTH).optional(),
  PUBLIC_URL: publicUrl.nullable().default(null),
  METRICS_TOKEN: longText(TOKEN_LENGTH).nullable().default(null),
  LOG_LEVEL: z.enum(LOG_LEVELS, `takes one of ${LOG_LEVELS.join(', ')}`).default('info'),
  TRUST_PROXY: proxies.default([]),
  BOT_THREADS: whole(1, THREADS).default(Math.min(THREADS, Math.max(1, availableParallelism() - 1))),
  BOT_TABLES: whole(1, 100_000).default(20),
  PUBLIC_TABLES: whole(1, 100_000).default(5),
  SEAT_GRACE: whole(5, 3600).default(30),
  REVEAL_SECONDS: whole(2, 600).default(20),
  NOTICE_HOSTS: noticeHosts.default([]),
  SOURCE_URL: sourceUrl.nullable().default(null),
  VAPID_PUBLIC_KEY: pushKey(65).optional(),
  VAPID_PRIVATE_KEY: pushKey(32).optional(),
  VAPID_SUBJECT: z
    .string()
    .refine(
      text => isUrlOf(text, ['mailto:', 'https:']),
      'takes mailto:YOU@EXAMPLE.ORG or https://...: whom push services may ask',
    )
    .optional(),
})

export const VARIABLES: readonly string[] = Object.keys(ENVIRONMENT.shape)
const VAPID_KEYS = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const
/** Variables that the tests read. */
const OTHERS: readonly string[] = ['LASTLIGHT_QUICK', 'LASTLIGHT_MUTATE', 'LASTLIGHT_SWEEP', 'LASTLIGHT_TEST_POSTGRES']

/** Reads the environment. `makes`: makes the secret if there is none yet, as a server does; a checkup only looks. */
export function readSettings(env: Environment, makes = true): Settings {
  // Compose files pass variables that are not set as empty texts.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = ENVIRONMENT.safeParse(given)
  const problems = [...strangers(env), ...lonely(given)]
  if (!read.success) {
    // One message for each variable is enough.
    const byName = new Map(read.error.issues.toReversed().map(issue => [String(issue.path[0]), issue.message]))
    problems.push(...[...byName].map(([name, message]) => `${name} ${message}.`).toReversed())
  }
  if (!read.success || problems.length > 0) throw new BadSettings(problems)
  const { data } = read
  const dataDir = resolve(data.DATA_DIR)
  const secret = data.LASTLIGHT_SECRET ?? keptSecret(dataDir, makes)
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    secret,
    publicUrl: data.PUBLIC_URL,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    bots: data.BOT_THREADS,
    botTables: data.BOT_TABLES,
    publicTables: data.PUBLIC_TABLES,
    seatGrace: data.SEAT_GRACE,
    revealSeconds: data.REVEAL_SECONDS,
    noticeHosts: data.NOTICE_HOSTS,
    sourceUrl: data.SOURCE_URL,
    vapid: vapidOf(data, secret),
  }
}

/** Push services want to know whom to ask, so there is no Web Push without a subject. */
function vapidOf(data: z.infer<typeof ENVIRONMENT>, secret: string): Settings['vapid'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, PUBLIC_URL } = data
  const subject = VAPID_SUBJECT ?? (PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : undefined)
  if (subject === undefined || secret === '') return null
  return publicKey && privateKey ? { publicKey, privateKey, subject } : { ...pushKeysFrom(secret), subject }
}

/** A variable that nothing reads is most likely a typing mistake. */
const strangers = (env: Environment): string[] =>
  Object.keys(env).flatMap(name => {
    if (VARIABLES.includes(name) || OTHERS.includes(name)) return []
    const meant = VARIABLES.find(known => known.replaceAll('_', '') === name)
    if (meant === undefined && !name.startsWith('LASTLIGHT_')) return []
    return [`${name} is not known; there is ${meant ?? VARIABLES.join(', ')}.`]
  })

function lonely(given: Environment): string[] {
  const missing = VAPID_KEYS.filter(name => given[name] === undefined)
  if (missing.length === VAPID_KEYS.length) return []
  const noSubject = given['VAPID_SUBJECT'] === undefined && !given['PUBLIC_URL']?.startsWith('https:')
  return [
    ...missing.map(
      name => `${name} is missing: the keys of Web Push are a pair. Leave out both, and they come from the secret.`,
    ),
    ...(noSubject ? ['VAPID_SUBJECT is missing: set it, or PUBLIC_URL to an address that begins with https://.'] : []),
  ]
}

/** The first process makes the secret for all processes that share the folder. */
function keptSecret(dataDir: string, makes: boolean): string {
  const file = join(dataDir, 'secret')
  try {
    return secretIn(file) ?? (makes ? newSecretIn(dataDir, file) : '')
  } catch (problem) {
    if (problem instanceof BadSettings) throw problem
    const why = problem instanceof Error ? problem.message : String(problem)
    throw new BadSettings([
      `DATA_DIR cannot be used (${why}): let the user who runs this write there, or name another folder.`,
    ])
  }
}

function secretIn(file: string): string | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw problem
  }
  if (text.length < SECRET_LENGTH)
    throw new BadSettings([`DATA_DIR holds a damaged secret (${file}): restore it, or delete it and all log in again.`])
  hideFromOthers(file)
  return text
}

/** A copy or an archive may have made it readable for everybody on the machine. */
function hideFromOthers(file: string): void {
  try {
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
  } catch {
    // Only the owner of the file may change its mode, and this process has another user.
  }
}

function newSecretIn(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  chmodSync(draft, 0o600)
  try {
    // A link appears complete or not at all, and never replaces another.
    linkSync(draft, file)
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem
  } finally {
    rmSync(draft)
  }
  return secretIn(file)!
}

/** The environment, and for missing variables a file like .env. */
export function withFile(env: Environment, file: string): Environment {
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...env }
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException
    if (code === 'ENOENT') return env
    throw new BadSettings([`The file ${file} cannot be read (${code}): let the user who runs this read it.`])
  }
}
