// A wish in a person's words made into an option: `move h5 forest`.

export interface Vocabulary {
  /** The fields of each act, in the order in which people say them. */
  readonly fields: { readonly [act: string]: readonly string[] }
  readonly ids: readonly string[]
}

/** JSON is taken as it is. */
export function wishFrom(text: string, { fields, ids }: Vocabulary): { readonly [name: string]: unknown } {
  const json = asJson(text)
  if (json) return json
  const [first = '', ...words] = text.split(/\s+/)
  const act = Object.keys(fields).find(name => name.toLowerCase() === first.toLowerCase()) ?? first
  const wish: [name: string, value: unknown][] = [['do', act]]
  const names = Object.hasOwn(fields, act) ? [...fields[act]!] : []
  for (const word of words) {
    const [name, value] = word.split('=', 2)
    if (value !== undefined && name) wish.push([name, valueOf(value, ids)])
    else {
      const next = names.shift()
      if (next === undefined) break
      wish.push([next, valueOf(word, ids)])
    }
  }
  return Object.fromEntries(wish)
}

function asJson(text: string): { readonly [name: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as { [name: string]: unknown }) : undefined
  } catch {
    return undefined
  }
}

/** A number, or the id that it is or is a part of. */
function valueOf(word: string, ids: readonly string[]): unknown {
  if (/^\d+$/.test(word)) return Number(word)
  const low = word.toLowerCase()
  return (
    ids.find(id => id === word) ??
    ids.find(id => id.toLowerCase() === low) ??
    ids.find(id => id.toLowerCase().startsWith(low)) ??
    ids.find(id => id.toLowerCase().includes(low)) ??
    word
  )
}
