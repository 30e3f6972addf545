// Filters as data, shared by triggers, targets and costs: `{ at: 'school', kind: ['survivor', 'helpless'], wounds: { min: 1 } }`.

/** What a filter can ask about one thing. */
export type Traits<S, X, T> = { readonly [K in keyof T]: (s: S, x: X) => T[K] }

export type Wanted<T> =
  | T
  | readonly T[]
  | { readonly not: T }
  | (T extends number ? { readonly min?: number; readonly max?: number } : never)

export type Filter<T> = { readonly [K in keyof T]?: Wanted<T[K]> }

/** Whether a thing is what the filter asks for. Everything it names must hold. */
export function filterBy<S, X, T>(traits: Traits<S, X, T>): (s: S, filter: Filter<T>, x: X) => boolean {
  return (s, filter, x) => {
    for (const name in filter) if (!fits(traits[name](s, x), filter[name])) return false
    return true
  }
}

function fits(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted
  if (Array.isArray(wanted)) return wanted.includes(value)
  const { not, min, max } = wanted as { not?: unknown; min?: number; max?: number }
  if (not !== undefined) return value !== not
  return (min === undefined || (value as number) >= min) && (max === undefined || (value as number) <= max)
}
