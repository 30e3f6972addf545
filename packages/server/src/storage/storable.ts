// Which texts every database can hold and give back as they were.

/** PostgreSQL has no place for NUL, and half of a character has no form in UTF-8. */
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether all texts in this can be stored, those that name something too. It may be nested as deep as JSON can be. */
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
