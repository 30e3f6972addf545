// Tells which texts both databases can store and return unchanged.

/** PostgreSQL cannot store NUL, and half of a surrogate pair has no form in UTF-8. */
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * Whether all texts in a JSON value can be stored, names of fields included. It does not recurse: JSON can be nested
 * deeply.
 */
export function isStorable(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && !isText(next)) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [name, inside] of Object.entries(next)) left.push(name, inside)
  }
  return true
}
