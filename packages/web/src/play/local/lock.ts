// One window at a time plays a table of this device.

/** 'waiting': another window has it. 'lost': another window took it. */
export type LockState = 'held' | 'waiting' | 'lost'

/** Reports the state of the lock until it is released; `force` takes it from its holder. */
export type Lock = (name: string, force: boolean, tell: (hold: LockState) => void) => () => void

/** Without Web Locks the store still refuses the window that is overtaken. */
const unlocked: Lock = (_, __, tell) => {
  tell('held')
  return () => undefined
}

/** Locks of this window by name: a released lock is free only a moment later. */
const before = new Map<string, Promise<void>>()

const webLock: Lock = (name, force, tell) => {
  const giveUp = new AbortController()
  let giveBack = (): void => giveUp.abort()
  const hold = async (lock: unknown): Promise<boolean> => {
    if (lock === null || giveUp.signal.aborted) return false
    await new Promise<void>(resolve => {
      giveBack = resolve
      tell('held')
    })
    return true
  }
  const asked = async (): Promise<void> => {
    await before.get(name)
    const wasHeld = await navigator.locks.request(name, force ? { steal: true } : { ifAvailable: true }, hold)
    if (wasHeld || giveUp.signal.aborted) return
    tell('waiting')
    await navigator.locks.request(name, { signal: giveUp.signal }, hold)
  }
  const over = asked().catch(() => {
    if (!giveUp.signal.aborted) tell('lost')
  })
  before.set(name, over)
  return () => giveBack()
}

/** Plain http on a home network has no such locks. */
export const lockHere = (): Lock => ('locks' in navigator ? webLock : unlocked)
