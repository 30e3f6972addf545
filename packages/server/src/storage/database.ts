// The interface to a database: reads, and units of statements that are written together or not at all. SQL is written
// once for both kinds, with JSON as text and times in milliseconds.

export type Value = string | number | null

/** A template, whose values are sent apart from the text; or a text with $1 for values, where the text itself varies. */
export type Sql = string | TemplateStringsArray

/** The text of each template, written once: a new string for each choice would be hashed again to find its statement. */
const texts = new WeakMap<TemplateStringsArray, string>()

export function textOf(sql: Sql): string {
  if (typeof sql === 'string') return sql
  let text = texts.get(sql)
  if (text === undefined) {
    text = sql.reduce((before, part, i) => `${before}$${i}${part}`)
    texts.set(sql, text)
  }
  return text
}

export interface Statement {
  readonly sql: string
  readonly values: readonly Value[]
  /** How many rows the statement must touch; otherwise its whole unit is rolled back. */
  readonly rows?: number
}

/** Another write came first. The unit has changed nothing. */
export class Conflict extends Error {
  constructor() {
    super('another write came first')
    this.name = 'Conflict'
  }
}

/** The whole database as it was at one moment; later writes do not show. */
export interface Snapshot {
  rows<Row>(sql: string): AsyncIterable<Row>
  close(): Promise<void>
}

export type Release = () => Promise<void>

export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  read<Row>(sql: Sql, ...values: readonly Value[]): Promise<readonly Row[]>
  /** Resolves when the unit is on the disk. */
  write(unit: readonly Statement[]): Promise<void>
  snapshot(): Promise<Snapshot>
  /** Sends a short message to every process that listens, this one included. */
  announce(channel: string, message: string): Promise<void>
  listen(channel: string, onMessage: (message: string) => void): Promise<void>
  /**
   * A lock that one of all processes can hold, until it is released or the process dies. Gives undefined when it is
   * taken, also when this process holds it.
   */
  tryLock(name: string): Promise<Release | undefined>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Rejects when nothing can be written to the disk. It changes no data. */
  testWrite(): Promise<void>
  close(): Promise<void>
}

/** Writes a unit; when another write came first, it fails with this problem. */
export const writeOr = (db: Database, problem: () => Error, unit: readonly Statement[]): Promise<void> =>
  db.write(unit).catch((thrown: unknown) => {
    throw thrown instanceof Conflict ? problem() : thrown
  })

export const statement = (sql: Sql, ...values: readonly Value[]): Statement => ({ sql: textOf(sql), values })
/** A statement that must touch exactly one row. */
export const one = (sql: Sql, ...values: readonly Value[]): Statement => ({ sql: textOf(sql), values, rows: 1 })
