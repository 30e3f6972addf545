/** The names of all keys: the compiler sees to it that none is missing. */
type Keys<T> = { readonly [key in keyof T]-?: true }

/**
 * The row with all of these keys, in this order. Rows that are read at nearly every question are much faster to read when
 * they all have the same keys.
 */
export function evenly<T extends object>(row: T, keys: Keys<T>): T {
  const even: Partial<T> = {}
  for (const key in keys) even[key] = row[key]
  return even as T
}
