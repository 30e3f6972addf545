import type { EngineName } from '../engines.ts'
import type { Kind } from '../measure/index.ts'

/** One measurement: a process of its own, once in every round. */
export interface Measurement {
  readonly kind: Kind
  readonly engine: EngineName
  /** Milliseconds before measuring, for the compiler to settle. */
  readonly warm: number
  readonly measure: number
  /** How many processes do it at the same time; one unless told. */
  readonly atOnce?: number
}

/** One number of one measurement: what `kind` of `engine` does of `what` per second, or how long `what` takes. */
export interface Rate {
  readonly kind: Kind
  readonly engine: EngineName
  readonly what: string
}

/** What a figure has to be. */
export type Limit = { readonly atLeast: number } | { readonly atMost: number }

export type Figure = Limit & {
  readonly name: string
  readonly rate: Rate
  readonly over: Rate
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
