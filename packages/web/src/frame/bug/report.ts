// A bug report: what is needed to understand it, and no secret of a running game.

import { book, checked, json, type Of } from '@lastlight/kernel'
import type { TableInfo } from '../../play/table.ts'
import type { Fault } from './errors.ts'

export interface PageFacts {
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

export interface TableReport {
  readonly kind: 'local' | 'live'
  readonly info: TableInfo
  /** The table's file; undefined where exporting failed. */
  readonly file: string | undefined
  readonly isOver: boolean
}

export interface Report {
  readonly format: 'lastlight report 1'
  readonly what: string
  readonly page: PageFacts
  readonly table?: object
  readonly game?: unknown
  readonly faults: readonly Fault[]
}

const FIELDS = book(json)

/**
 * The part of a table's file that may be shown while its game goes on: the deal, but neither seed nor state nor
 * choices.
 */
function sealed(file: Of<typeof FIELDS>): object {
  const { save } = file
  return save === undefined
    ? {}
    : { ...file, save: { ...checked(FIELDS, save, 'save'), seed: null, log: [], state: null } }
}

/** A finished game completely; a running one without its secrets (a server removes them itself). */
function gameIn({ kind, file, isOver }: TableReport): unknown {
  if (file === undefined) return undefined
  try {
    const parsed = checked(FIELDS, JSON.parse(file), 'file')
    return isOver || kind === 'live' ? parsed : sealed(parsed)
  } catch {
    return undefined
  }
}

/** Public facts of the table; the invitation code is not among them. */
function publicOf({ kind, info }: TableReport): object {
  const { code: _, ...known } = info
  return { kind, ...known }
}

export function reportOf(what: string, page: PageFacts, faults: readonly Fault[], table?: TableReport): Report {
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
