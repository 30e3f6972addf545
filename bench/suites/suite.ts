import type { EngineName } from '../engines.ts'
import type { Kind } from '../measure/index.ts'

/** One measurement: a process of its own, once in every round. */
export interface Measurement {
  readonly kind: Kind
  readonly engine: EngineName
  /** Milliseconds before measuring, for the compiler to settle. */
  readonly warm: number
  readonly measure: number
}

/** The rate of one thing in one measurement: what `kind` of `engine` does of `what` per second. */
export interface Rate {
  readonly kind: Kind
  readonly engine: EngineName
  readonly what: string
}

export interface Figure {
  readonly name: string
  readonly rate: Rate
  readonly over: Rate
  readonly atLeast: number
}

export interface Suite {
  readonly name: string
  readonly about: string
  /** Whether the peers must be installed. */
  readonly peers: boolean
  /** What must hold before anything is measured. */
  readonly check: () => Promise<string>
  readonly measurements: readonly Measurement[]
  readonly figures: readonly Figure[]
}

export const idOf = ({ kind, engine }: { readonly kind: Kind; readonly engine: EngineName }): string =>
  `${kind} ${engine}`
