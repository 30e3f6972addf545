// Explains to an operator in one sentence why the server or a command cannot start, and what to do.

import type { Settings } from '../settings.ts'
import { BadSettings } from '../settings.ts'

type RelevantSettings = Pick<Settings, 'port' | 'host' | 'dataDir' | 'databaseUrl'>

/** Fields that Node and PostgreSQL add to their errors. */
interface Details {
  readonly code?: string
  readonly syscall?: string
  readonly hostname?: string
  readonly path?: string
  /** SQLite's own. */
  readonly errcode?: number
}

export function failureOf(problem: unknown, settings?: RelevantSettings): string {
  if (problem instanceof BadSettings) return problem.message
  // Node tries every address of a host name, and reports an error for each.
  const first: unknown = problem instanceof AggregateError ? problem.errors[0] : problem
  const details = (first ?? {}) as Details
  const known =
    settings &&
    (listening(details, settings) ??
      place(details, settings) ??
      (settings.databaseUrl === null ? undefined : postgres(first, details, settings.databaseUrl)))
  return known ?? sentence(first instanceof Error ? first.message : String(first))
}

function listening({ code, syscall, hostname }: Details, { port, host }: RelevantSettings): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the program that has it, or set PORT to another number.`
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not listen on port ${port}: set PORT to a number from 1024 on, and let a proxy have ${port}.`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && hostname === host))
    return `HOST=${host} is no address of this machine: set HOST to one that is, or to 0.0.0.0 for all of them.`
  return undefined
}

const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']

/** The low byte of SQLite's codes is the kind of problem. */
const SQLITE_FULL = 13

function place({ code, path, errcode = 0 }: Details, { dataDir, databaseUrl }: RelevantSettings): string | undefined {
  if (databaseUrl === null && (errcode & 255) === SQLITE_FULL)
    return `The disk of ${dataDir} is full: make room, or set DATA_DIR to another folder.`
  if (code === undefined || path === undefined || !UNWRITABLE.includes(code)) return undefined
  if (!path.startsWith(dataDir))
    return code === 'ENOSPC'
      ? `The disk of ${path} is full: make room, or name a place on another disk.`
      : `${path} cannot be written (${code}): name a place where you may write.`
  return code === 'ENOSPC'
    ? `The disk of ${dataDir} is full: make room, or set DATA_DIR to another folder.`
    : `DATA_DIR (${dataDir}) cannot be written to (${code}): let the user who runs this write there, or name another folder.`
}

const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']

function postgres(problem: unknown, { code = '' }: Details, url: string): string | undefined {
  const { hostname, port, pathname, username } = new URL(url)
  const where = `${hostname}:${port || '5432'}`
  if (UNREACHABLE.includes(code) || (problem instanceof Error && /timeout|terminated/i.test(problem.message)))
    return `PostgreSQL does not answer at ${where}: start it, or correct DATABASE_URL.`
  // The server wants a password, and the URL has none.
  switch (problem instanceof Error && problem.message.startsWith('SASL') ? '28P01' : code) {
    case '28P01':
    case '28000':
      return `PostgreSQL at ${where} does not let ${username || 'this user'} in: correct the user and the password in DATABASE_URL.`
    case '3D000':
      return `PostgreSQL at ${where} has no database ${pathname.slice(1)}: make it (createdb), or correct DATABASE_URL.`
    case '42501':
      return `${username || 'This user'} may not make tables in the database ${pathname.slice(1)}: make that user its owner.`
    case '57P03':
      return `PostgreSQL at ${where} is still starting: try again in a moment.`
    case '53300':
      return `PostgreSQL at ${where} has no connection left: raise its max_connections, or stop other programs.`
    default:
      return undefined
  }
}

/** Our messages begin in lower case, to stand inside a sentence. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}`
