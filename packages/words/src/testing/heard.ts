// Collects the phrases that random play produces.

import { type AnyGame, chanceFrom, type Phrase, pickOf, type Seat, type Told } from '@lastlight/kernel'
import type { GameText } from '../gameText.ts'
import type { Languages } from '../lint.ts'

export interface HeardPhrases {
  /** Each phrase once. */
  readonly phrases: readonly Phrase[]
  readonly kinds: ReadonlySet<string>
}

/** The questions, options and events of a random game for each config. */
export function heard(game: AnyGame, text: GameText, configs: readonly { readonly players: number }[]): HeardPhrases {
  const phrases = new Map<string, Phrase>()
  const kinds = new Set<string>()
  const chance = chanceFrom('words')
  const note = (phrase: Phrase): unknown => phrases.set(JSON.stringify(phrase), phrase)

  function tell({ event, shadow }: Told<unknown>): void {
    note(text.eventPhrase(event))
    if (shadow !== undefined) note(text.eventPhrase(shadow))
  }

  function ask(state: unknown, seat: Seat): void {
    const options = game.options(state, seat)
    if (options.length === 0) return
    const view = game.view(state, seat)
    note(text.questionPhrase(options, view))
    for (const option of options) {
      kinds.add((option as { readonly do: string }).do)
      note(text.optionPhrase(option, view))
    }
  }

  for (const [i, config] of configs.entries()) {
    const state = game.setup(config, `words ${i}`, tell)
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      for (let seat = 0; seat < config.players; seat++) ask(state, seat)
      const seat = pending[pickOf(chance, pending.length)]!
      const options = game.options(state, seat)
      game.play(state, seat, options[pickOf(chance, options.length)], tell)
    }
    for (const reason of game.outcome(state)?.reasons ?? []) note(text.outcomePhrase(reason))
  }
  return { phrases: [...phrases.values()], kinds }
}

/** Questions, options and log lines that occurred in none of these phrases. */
export function unheard(languages: Languages, phrases: readonly Phrase[]): readonly string[] {
  const keys = new Set(phrases.map(({ key }) => key))
  return Object.keys(languages.en!).filter(key => /^(?:option|question|log)\./.test(key) && !keys.has(key))
}
