import { type Check, found, mustBeSame } from '../checkedState.ts'
import { choose } from '../choose.ts'
import { difference } from '../leaf.ts'

/** A copy is independent: a change to one of the two does not change the other. */
export const copies: Check = {
  name: 'copies',
  at({ subject, game, state, seats }, draws) {
    const [first, second] = [game.copy(state), game.copy(state)]
    const text = JSON.stringify(first)
    mustBeSame('copies', state, first, 'a copy is not what it was copied from')
    for (let i = 0; i < 4; i++) {
      const chosen = choose(subject, second, seats.length, draws)
      if (!chosen) break
      game.play(second, chosen.seat, chosen.option)
    }
    if (JSON.stringify(first) !== text)
      found('copies', `a copy has changed while another was played: ${changeIn(text, first)}`)
    mustBeSame('copies', first, state, 'a state has changed while its copy was played')
  },
}

const KEPT = 6

const changeIn = (text: string, state: unknown): string =>
  difference(JSON.parse(text), JSON.parse(JSON.stringify(state))) ?? 'the order of its keys'

/** Copies of earlier states with their contents. They must not change while the game goes on. */
export class EarlierCopies {
  readonly #kept: { readonly state: unknown; readonly text: string }[] = []

  keep(copy: unknown): void {
    this.#kept.push({ state: copy, text: JSON.stringify(copy) })
    if (this.#kept.length > KEPT) this.#kept.shift()
  }

  check(): void {
    for (const { state, text } of this.#kept)
      if (JSON.stringify(state) !== text) found('copies', `an earlier copy has changed: ${changeIn(text, state)}`)
  }
}
