import type { TestContext } from 'node:test'

/** A settable machine clock; nothing else is changed. Gives the function that sets it forward or back. */
export function settableClock(t: TestContext): (ms: number) => void {
  const real = Date.now
  let off = 0
  t.mock.method(Date, 'now', () => real() + off)
  return ms => {
    off += ms
  }
}
