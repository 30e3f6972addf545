// A file that somebody opened among the games and that can only be replayed: the replay page takes it from here.

import { go } from '../../ui/router.ts'

let opened: string | undefined

export function showAsReplay(text: string): void {
  opened = text
  go('/replay')
}

/** Gives the file once. */
export function takeOpenedFile(): string | undefined {
  const text = opened
  opened = undefined
  return text
}
