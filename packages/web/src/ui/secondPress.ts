// The second press of a double click or double tap would fall on the next question. Browsers count clicks of a mouse in
// `detail`, but those of phones do not count taps, and those that do count two taps on different buttons as one.

interface Press {
  readonly timeStamp: number
  readonly clientX: number
  readonly clientY: number
  /** 0 for a key and for a screen reader, which press once. */
  readonly detail: number
  readonly nativeEvent: { readonly pointerType?: string } | MouseEvent
}

const SOON_MS = 400
const NEAR_PX = 24

const NONE = { timeStamp: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0 }
let last: Pick<Press, keyof typeof NONE> = NONE

/** After a press on something else the next one is meant. */
export function forgetPress(): void {
  last = NONE
}

/** Whether a press on an option, or on a button that brings options, is the second one of a double press. */
export function isSecondPress({ timeStamp, clientX, clientY, detail, nativeEvent }: Press): boolean {
  if (detail === 0) return false
  if (!('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch') return detail > 1
  const isSoon = timeStamp - last.timeStamp < SOON_MS
  const isNear = Math.hypot(clientX - last.clientX, clientY - last.clientY) < NEAR_PX
  last = { timeStamp, clientX, clientY }
  return isSoon && isNear
}
