/** What a field of an option may hold. */
type Field = string | number | boolean | undefined | readonly unknown[]

/** The name of an option, by its fields. `JSON.stringify` takes several times as long. */
export function keyOf(option: unknown): string {
  if (typeof option !== 'object' || option === null) return JSON.stringify(option)
  let key = ''
  for (const name in option) {
    const value = (option as { readonly [name: string]: Field })[name]
    key += `${name} ${typeof value === 'object' ? JSON.stringify(value) : value},`
  }
  return key
}
