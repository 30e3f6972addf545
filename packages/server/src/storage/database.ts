// All the server wants of a database: reading, and units of statements that are written together or not at all.
// SQL is written once, with $1 for parameters, JSON as text and times as milliseconds.

export type Value = string | number | null

export interface Statement {
  readonly sql: string
  readonly values: readonly Value[]
  /** How many rows it has to touch; otherwise nothing of its unit is written. */
  readonly rows?: number
}

/** Somebody else was faster. The unit has changed nothing. */
export class Conflict extends Error {
  constructor() {
    super('another write came first')
    this.name = 'Conflict'
  }
}

/** Everything as it was at one moment, whatever is written meanwhile. */
export interface Snapshot {
  rows<Row>(sql: string): AsyncIterable<Row>
  close(): Promise<void>
}

export type Release = () => Promise<void>

export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  read<Row>(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>
  /** Resolves when the unit is on the disk. */
  write(unit: readonly Statement[]): Promise<void>
  snapshot(): Promise<Snapshot>
  /** Tells every process, this one too, and hears what the others tell: a name or a number, not the thing itself. */
  announce(channel: string, message: string): Promise<void>
  listen(channel: string, onMessage: (message: string) => void): Promise<void>
  /**
   * What only one of all processes is to do: held until it is let go of, or until the process is gone.
   * Nothing when somebody has it already, this process too.
   */
  tryLock(name: string): Promise<Release | undefined>
  /** Whether it answers. */
  ping(): Promise<void>
  /** Resolves when something has reached the disk, which changes nothing. */
  testWrite(): Promise<void>
  close(): Promise<void>
}

export const statement = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values })
/** A statement that has to touch exactly one row. */
export const one = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values, rows: 1 })
