// What is to be said, before anybody has chosen a language.

/** A message by its key, with what goes into its gaps. */
export interface Phrase {
  readonly key: string
  readonly args?: Args
}

/** Somebody at the table: only whoever speaks knows what they are called. */
export interface Who {
  readonly who: number
}

/** A message inside a message, a name, a number, plain text, or a list of these. */
export type Arg = string | number | Phrase | Who | readonly Arg[]

export interface Args {
  readonly [name: string]: Arg
}
