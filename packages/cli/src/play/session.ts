// One person at a table with bots: the match, the bots, and the view of this seat.

import { type Budget, type Helper, newTeam, type TeamBot } from '@lastlight/bots'
import type { AnyGame, Match, Seat } from '@lastlight/kernel'
import type { Guide, SeatPosition } from './guide.ts'
import { Menu } from './menu.ts'
import type { Phrasebook } from './phrasebook.ts'

export type AnyMatch = Match<unknown, { players: number }, unknown, unknown, unknown>

export interface SessionOptions {
  readonly game: AnyGame
  readonly guide: Guide | undefined
  readonly book: Phrasebook
  readonly seat: Seat
  readonly bots: readonly string[]
  readonly budget: Budget
  /** Threads that search with the bots. */
  readonly helpers: readonly Helper[]
  readonly seed: string
  /** The file for a game that is kept without a name. */
  readonly file: string
  readonly print: (line: string) => void
}

export class Session {
  readonly options: SessionOptions
  match!: AnyMatch
  bots: readonly TeamBot[] = []
  /** The number of events that were printed already. */
  printed = 0
  /** The round and phase whose board was printed last. */
  boardOf = ''
  /** The fields of the acts that can be typed as a wish, by act. */
  readonly fields: { [act: string]: readonly string[] }

  constructor(options: SessionOptions, match: AnyMatch) {
    this.options = options
    this.fields = { ...options.guide?.fields }
    this.sitDown(match)
  }

  sitDown(match: AnyMatch): void {
    const { seat, bots, budget, helpers, game, seed } = this.options
    if (seat >= match.config.players) throw new Error(`this game has ${match.config.players} seats`)
    this.match = match
    this.printed = 0
    this.boardOf = ''
    this.bots = Array.from({ length: match.config.players }, (_, i) =>
      newTeam(game.id, bots[(i < seat ? i : i - 1 + bots.length) % bots.length]!, `${seed} ${i}`, budget, helpers),
    )
  }

  get isOver(): boolean {
    return this.options.game.pending(this.match.state).length === 0
  }

  get view(): unknown {
    return this.options.game.view(this.match.state, this.options.seat)
  }

  get choices(): readonly unknown[] {
    return this.options.game.options(this.match.state, this.options.seat)
  }

  get position(): SeatPosition {
    const { seat, book } = this.options
    return { view: this.view, state: this.match.state, seat, words: book.words }
  }

  get menu(): Menu {
    const { guide, book } = this.options
    const { position, choices } = this
    const sections = guide?.menu?.(choices, position) ?? [{ title: '', rows: [{ options: choices }] }]
    return new Menu(sections, {
      label: option => book.option(option, position.view),
      about: option => guide?.about(option, position) ?? '',
      fold: option => guide?.fold?.(option, position),
    })
  }

  print(line: string): void {
    this.options.print(line)
  }

  say(key: string, args: Parameters<Phrasebook['words']['say']>[1] = {}): void {
    this.print(this.options.book.words.say(key, args))
  }
}
