// Recent errors on this page, for a report.

export interface Fault {
  /** Seconds since the page was opened. */
  readonly at: number
  readonly what: string
  readonly where?: string
}

const MOST = 20
const LONGEST = 2000

let faults: readonly Fault[] = []

export const lastFaults = (): readonly Fault[] => faults

/** Anything can be thrown; of an error its name, its message and the way to it are kept. */
export function faultOf(thrown: unknown, now: number): Fault {
  const at = Math.round(now / 100) / 10
  if (!(thrown instanceof Error)) return { at, what: String(thrown).slice(0, LONGEST) }
  const what = `${thrown.name}: ${thrown.message}`.slice(0, LONGEST)
  return thrown.stack === undefined ? { at, what } : { at, what, where: thrown.stack.slice(0, LONGEST) }
}

export function remember(thrown: unknown): void {
  faults = [...faults, faultOf(thrown, performance.now())].slice(-MOST)
}

/** Listens for uncaught errors. */
export function rememberFrom(page: EventTarget): void {
  page.addEventListener('error', event => {
    const { message } = event as ErrorEvent
    const error: unknown = (event as ErrorEvent).error
    // A picture that did not load is an event without a message.
    if (error !== undefined || message) remember(error ?? message)
  })
  page.addEventListener('unhandledrejection', event => remember((event as PromiseRejectionEvent).reason))
}

/** A short code for a fault: the same for the same fault, so that two reports can be told to be about one. */
export function codeOf(thrown: unknown): string {
  const { what } = faultOf(thrown, 0)
  let sum = 0
  for (let i = 0; i < what.length; i++) sum = (Math.imul(sum, 31) + what.charCodeAt(i)) >>> 0
  return `L-${sum.toString(36).toUpperCase().padStart(7, '0')}`
}
