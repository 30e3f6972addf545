// How one JSON value became another: small where little has changed.
// A patch is `[0, value]` for a new value, or `[1, { key: patch }, removed keys or new length]` for changes inside.

export type Patch = readonly [0, unknown] | readonly [1, { readonly [key: string]: Patch }, readonly string[] | number]

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `null` when nothing has changed. Called for everything that anybody sees after every choice: plain loops, and nothing made that is not sent. */
export function patchBetween(old: unknown, now: unknown): Patch | null {
  if (Object.is(old, now)) return null
  if (Array.isArray(old) && Array.isArray(now)) return betweenLists(old, now)
  return isObject(old) && isObject(now) ? betweenObjects(old, now) : [0, now]
}

type Inside = { [key: string]: Patch }

function betweenLists(old: readonly unknown[], now: readonly unknown[]): Patch | null {
  let inside: Inside | undefined
  for (let i = 0; i < now.length; i++) {
    const patch: Patch | null = i < old.length ? patchBetween(old[i], now[i]) : [0, now[i]]
    if (patch) (inside ??= {})[i] = patch
  }
  return inside || old.length !== now.length ? [1, inside ?? {}, now.length] : null
}

function betweenObjects(
  old: { readonly [key: string]: unknown },
  now: { readonly [key: string]: unknown },
): Patch | null {
  let inside: Inside | undefined
  for (const key of Object.keys(now)) {
    const patch: Patch | null = Object.hasOwn(old, key) ? patchBetween(old[key], now[key]) : [0, now[key]]
    if (patch) (inside ??= {})[key] = patch
  }
  const gone: string[] = []
  for (const key of Object.keys(old)) if (!Object.hasOwn(now, key)) gone.push(key)
  return inside || gone.length > 0 ? [1, inside ?? {}, gone] : null
}

export function patched(old: unknown, patch: Patch | null): unknown {
  if (patch === null) return old
  if (patch[0] === 0) return patch[1]
  const [, inside, gone] = patch
  if (Array.isArray(old)) {
    const out: unknown[] = old.slice(0, gone as number)
    for (const [key, each] of Object.entries(inside)) out[Number(key)] = patched(out[Number(key)], each)
    return out
  }
  const out: { [key: string]: unknown } = { ...(old as object) }
  for (const key of gone as readonly string[]) delete out[key]
  for (const [key, each] of Object.entries(inside)) out[key] = patched(out[key], each)
  return out
}
