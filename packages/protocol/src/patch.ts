// Patches between two JSON values, small where little has changed. A patch is `[0, value]` for a new value, or `[1, {
// key: patch }, removed keys or new length]` for changes inside.

export type Patch = readonly [0, unknown] | readonly [1, { readonly [key: string]: Patch }, readonly string[] | number]

/**
 * `null` when nothing has changed. It runs for every view after every choice, so it uses plain loops and creates
 * nothing that is not sent.
 */
export function patchBetween(old: unknown, now: unknown): Patch | null {
  if (old === now) return null
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null)
    return Object.is(old, now) ? null : [0, now]
  if (Array.isArray(old)) return Array.isArray(now) ? betweenLists(old, now) : [0, now]
  return Array.isArray(now) ? [0, now] : betweenObjects(old as JsonObject, now as JsonObject)
}

type JsonObject = { [key: string]: unknown }
type Patches = { [key: string]: Patch }

function betweenLists(old: readonly unknown[], now: readonly unknown[]): Patch | null {
  let inside: Patches | undefined
  const both = Math.min(old.length, now.length)
  for (let i = 0; i < both; i++) {
    const was = old[i]
    const is = now[i]
    if (was === is) continue
    const patch = patchBetween(was, is)
    if (patch) (inside ??= {})[i] = patch
  }
  for (let i = both; i < now.length; i++) (inside ??= {})[i] = [0, now[i]]
  return inside || old.length !== now.length ? [1, inside ?? {}, now.length] : null
}

function betweenObjects(old: JsonObject, now: JsonObject): Patch | null {
  let inside: Patches | undefined
  let kept = 0
  let before = 0
  // `Object.keys` would create a list for nothing: these are plain objects without inherited keys.
  for (const key in now) {
    const was = old[key]
    const is = now[key]
    const isKept = (was === is && was !== undefined) || Object.hasOwn(old, key)
    if (isKept) kept += 1
    const patch: Patch | null = isKept ? patchBetween(was, is) : [0, is]
    if (patch) (inside ??= {})[key] = patch
  }
  for (const _ in old) before += 1
  const gone = kept === before ? NONE : Object.keys(old).filter(key => !Object.hasOwn(now, key))
  return inside || gone.length > 0 ? [1, inside ?? {}, gone] : null
}

const NONE: readonly string[] = []

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
