import { useLayoutEffect, useMemo, useRef, useState } from 'react'

interface Acts {
  // oxlint-disable-next-line typescript/no-explicit-any -- any function may be an act
  readonly [name: string]: (...args: any[]) => unknown
}

/**
 * A slice that stays the same object until one of its facts changes, so that components which read it are not drawn
 * again for nothing. Its acts never change: each calls the newest version. They are for events and effects; a function
 * that is called while drawing belongs to the facts.
 */
export function useSteady<F extends object, A extends object>(
  facts: F,
  acts: A & { readonly [K in keyof A]: Acts[string] },
): F & A {
  const newest = useRef<Acts>(acts as Acts)
  useLayoutEffect(() => {
    newest.current = acts
  })
  const [steady] = useState(() =>
    Object.fromEntries(Object.keys(acts).map(name => [name, (...args: unknown[]) => newest.current[name]!(...args)])),
  )
  // The facts are the dependencies, always in the same order.
  return useMemo(() => ({ ...facts, ...steady }) as F & A, [steady, ...(Object.values(facts) as unknown[])])
}
