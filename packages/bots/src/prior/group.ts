/** Features that depend on one thing of an option, such as its card. */
export interface Group<M, O> {
  readonly name: string
  readonly features: readonly string[]
  /** Their values, in the same order. A method, whose parameter the compiler compares loosely. */
  values(m: M, option: O): readonly number[]
  /** How many such things there are, and which of them the option is about; without it, every option has its own values. */
  readonly shared?: { readonly size: number; numberOf(option: O): number }
}
