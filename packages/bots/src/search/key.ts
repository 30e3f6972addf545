const keys = new WeakMap<object, string>()

/** The name of an option. Most options are constants of their game, so most names are known already. */
export function keyOf(option: unknown): string {
  if (typeof option !== 'object' || option === null) return JSON.stringify(option)
  let key = keys.get(option)
  if (key === undefined) {
    key = JSON.stringify(option)
    keys.set(option, key)
  }
  return key
}
