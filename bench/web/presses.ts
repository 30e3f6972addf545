// How many presses a choice needs when whole games are played through the page.

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { told } from './site.ts'

const PRESSED = fileURLToPath(new URL('../../packages/web/test/browser/pressed.ts', import.meta.url))

export interface Pressed {
  readonly seed: string
  readonly presses: number
  /** Questions with at least two options. */
  readonly questions: number
  /** Presses by the kind of option. */
  readonly by: { readonly [kind: string]: number }
}

export async function pressedGames(game: string): Promise<readonly Pressed[]> {
  const child = fork(PRESSED, [game])
  try {
    return await told<readonly Pressed[]>(child)
  } finally {
    if (child.connected) child.disconnect()
  }
}
