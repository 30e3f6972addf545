/** What a field of an option may hold. */
type Field = string | number | boolean | undefined | readonly unknown[]

/** The names of frozen options: games freeze those that they offer again and again. */
const NAMES = new WeakMap<object, string>()

/** The name of an option, by its fields. `JSON.stringify` takes several times as long. */
export function keyOf(option: unknown): string {
  if (typeof option !== 'object' || option === null) return JSON.stringify(option)
  const known = NAMES.get(option)
  if (known !== undefined) return known
  const name = nameOf(option)
  if (Object.isFrozen(option)) NAMES.set(option, name)
  return name
}

function nameOf(option: object): string {
  let key = ''
  for (const name in option) {
    const value = (option as { readonly [name: string]: Field })[name]
    key += `${name} ${typeof value === 'object' ? JSON.stringify(value) : value},`
  }
  return key
}
