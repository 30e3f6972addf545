// A file that was opened elsewhere and turned out to be one to look at.

import { go } from '../../ui/router.ts'

let handed: string | undefined

export function showAsReplay(text: string): void {
  handed = text
  go('/replay')
}

/** It is there once. */
export function takeHanded(): string | undefined {
  const text = handed
  handed = undefined
  return text
}
