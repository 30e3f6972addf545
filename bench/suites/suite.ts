import type { Kind } from '../measure/index.ts'

/** One measurement: a process of its own, once in every round. */
export interface Measurement {
  readonly kind: Kind
  readonly engine: string
  /** Milliseconds before measuring, for the compiler to settle. */
  readonly warm: number
  readonly measure: number
  /** How many processes do it at the same time; one unless told. */
  readonly atOnce?: number
}

/** One number of one measurement: what `kind` of `engine` does of `what` per second, or how long `what` takes. */
export interface Rate {
  readonly kind: Kind
  readonly engine: string
  readonly what: string
}

/** The limit of a figure. */
export type Limit = { readonly atLeast: number } | { readonly atMost: number }

export type Figure = Limit & {
  readonly name: string
  readonly rate: Rate
  readonly over: Rate
}

interface SuiteFacts {
  readonly name: string
  readonly about: string
  /** Whether the peers must be installed. */
  readonly peers: boolean
}

/** Speeds, measured in rounds, and how they stand to one another. */
export interface SpeedSuite extends SuiteFacts {
  /** For how many seconds it is measured unless `--seconds` says it, where warming up takes so long that the usual ones would not do. */
  readonly seconds?: number
  /** Checks that must pass before anything is measured. */
  readonly check: () => Promise<string>
  readonly measurements: readonly Measurement[]
  readonly figures: readonly Figure[]
}

/** One number that stands for itself, by its path in the report. */
export type Reading = Limit & {
  readonly name: string
  readonly value: number
}

/** Sizes that are weighed once, without a peer. */
export interface WeighedSuite extends SuiteFacts {
  readonly weigh: (
    progress: (line: string) => void,
  ) => Promise<{ readonly readings: readonly Reading[]; readonly report: Readonly<Record<string, unknown>> }>
}

export type Suite = SpeedSuite | WeighedSuite

/** 'long-night' is a game, `longNight` its field in a report. */
export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const idOf = ({ kind, engine }: { readonly kind: Kind; readonly engine: string }): string =>
  `${kind} ${camelCase(engine)}`
