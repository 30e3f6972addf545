// The second press of a double click or double tap would fall on the next question. Browsers count clicks in `detail`, but
// those of phones do not count taps, and those that do count two taps on different buttons as one.

interface Press {
  readonly timeStamp: number
  readonly clientX: number
  readonly clientY: number
  /** 0 for a key and for a screen reader, which press once. */
  readonly detail: number
}

const SOON_MS = 400
const NEAR_PX = 24

let last: Press = { timeStamp: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0, detail: 0 }

/** Whether a press on an option, or on a button that brings options, comes so soon after another one, at the same spot, that no one has read what is there now. */
export function isSecondPress({ timeStamp, clientX, clientY, detail }: Press): boolean {
  if (detail === 0) return false
  const isSoon = timeStamp - last.timeStamp < SOON_MS
  const isNear = Math.hypot(clientX - last.clientX, clientY - last.clientY) < NEAR_PX
  last = { timeStamp, clientX, clientY, detail }
  return isSoon && isNear
}
