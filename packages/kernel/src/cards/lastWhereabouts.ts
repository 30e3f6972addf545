// The list of where hidden cards may be, as each viewer was given it last. Most choices change nothing of it: then the viewer is
// given the same array again. It is not built anew, and who compares two views sees at once that it is the same.

import type { Whereabouts } from '../language.ts'
import type { CardState } from './table.ts'

interface Last {
  readonly possible: readonly number[]
  readonly found: readonly Whereabouts[]
}

export class LastWhereabouts {
  /**
   * By the part of the state, and by the number of the viewer. Choices are played in the state itself, so its lists stay;
   * undo, a rewind and a load make another state, whose lists are found anew.
   */
  readonly #last = new WeakMap<CardState<string>, Last[]>()

  /** `find` is called where the knowledge of this viewer has changed. */
  of(part: CardState<string>, viewer: number, find: () => readonly Whereabouts[]): readonly Whereabouts[] {
    const { cards, possible } = part
    const first = viewer * cards.length
    let byViewer = this.#last.get(part)
    if (!byViewer) this.#last.set(part, (byViewer = []))
    const last = byViewer[viewer]
    if (last && isSlice(possible, first, last.possible)) return last.found
    const found = find()
    byViewer[viewer] = { possible: possible.slice(first, first + cards.length), found }
    return found
  }
}

function isSlice(whole: readonly number[], first: number, slice: readonly number[]): boolean {
  for (let i = 0; i < slice.length; i++) if (whole[first + i] !== slice[i]) return false
  return true
}
