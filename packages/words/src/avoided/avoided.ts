export interface Avoided {
  /** Looked for in messages as they are written, before any argument is filled in. */
  readonly word: RegExp
  /** What to say instead. */
  readonly use: string
  /** The keys in which it is looked for; all without it. */
  readonly keys?: RegExp
  /** Keys of messages that may have it, because it means something else there. */
  readonly except?: RegExp
  /** The only game in whose messages it is looked for: another game may print the word. */
  readonly game?: string
}
