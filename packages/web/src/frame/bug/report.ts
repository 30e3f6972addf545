// A report of a problem: what is needed to understand it, and no secret of a game that goes on.

import type { TableInfo } from '../../play/table.ts'
import type { Fault } from './errors.ts'

export interface Page {
  readonly version: string
  /** The file that runs: another one with each build. */
  readonly build: string
  readonly path: string
  readonly browser: string
  readonly languages: readonly string[]
  readonly locale: string
  readonly size: string
  readonly online: boolean
}

export interface AtTable {
  readonly kind: 'local' | 'live'
  readonly info: TableInfo
  /** What the table gives as a file; undefined where that failed. */
  readonly file: string | undefined
  readonly isOver: boolean
}

export interface Report {
  readonly format: 'lastlight report 1'
  readonly what: string
  readonly page: Page
  readonly table?: object
  readonly game?: unknown
  readonly faults: readonly Fault[]
}

interface TableFile {
  readonly save?: { readonly [field: string]: unknown }
}

/** What is left of a table's own file as long as its game goes on: which deal it is, but neither seed nor state nor any choice. */
function sealed(file: TableFile): TableFile {
  const { save } = file
  return save ? { ...file, save: { ...save, seed: null, log: [], state: null } } : {}
}

/** Of a finished game everything; a server seals what it gives away itself. */
function gameIn({ kind, file, isOver }: AtTable): unknown {
  if (file === undefined) return undefined
  try {
    const parsed = JSON.parse(file) as TableFile
    return isOver || kind === 'live' ? parsed : sealed(parsed)
  } catch {
    return undefined
  }
}

/** What everybody at the table knows; the code that lets people in is not for strangers. */
function publicOf({ kind, info }: AtTable): object {
  const { code: _, ...known } = info
  return { kind, ...known }
}

export function reportOf(what: string, page: Page, faults: readonly Fault[], table?: AtTable): Report {
  const game = table && gameIn(table)
  return {
    format: 'lastlight report 1',
    what: what.trim(),
    page,
    ...(table && { table: publicOf(table) }),
    ...(game !== undefined && { game }),
    faults,
  }
}

export const textOf = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`
