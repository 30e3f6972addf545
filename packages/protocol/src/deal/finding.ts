// A single finding of a proof.

export interface Check {
  readonly name: string
  /** Null where it cannot be proved. */
  readonly ok: boolean | null
  /** The finding as one word; with `args` it can be told in any language. */
  readonly finding: string
  readonly args: { readonly [name: string]: string | number }
  /** The finding in plain English. */
  readonly says: string
}

export type Found = readonly [finding: string, says: string, args?: Check['args']]

export const report = (name: string, ok: boolean | null, [finding, says, args = {}]: Found): Check => ({
  name,
  ok,
  finding,
  args,
  says,
})
export const good = (name: string, ...found: Found): Check => report(name, true, found)
export const bad = (name: string, ...found: Found): Check => report(name, false, found)
export const unknown = (name: string, ...found: Found): Check => report(name, null, found)
export const check = (name: string, ok: boolean, fits: Found, fails: Found): Check =>
  report(name, ok, ok ? fits : fails)
