// One table for each kind of question and each moment of a game: games played by the rules alone, kept where a seat is
// asked. The games differ in one row each.

import { type AnyGame, chanceFrom, Match, pickOf, type Seat } from '@lastlight/kernel'
import {
  type Event,
  game as longNight,
  type Config as NightConfig,
  type Option as NightOption,
  type View as NightView,
  type State,
} from '@lastlight/long-night'
import { ADULT_IDS } from '@lastlight/long-night/content/crossroads/adultIds'
import { MAIN_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import * as longNightText from '@lastlight/long-night/text'
import { type Option as OutliveOption, type View as OutliveView, game as outlive } from '@lastlight/outlive'
import * as outliveText from '@lastlight/outlive/text'
import type { GameText } from '@lastlight/words'
import { ENGINES, gameOf } from '../../src/games/index.ts'
import { displayOf } from '../../src/games/long-night/display.ts'
import { isOfMoment, nextKind } from '../../src/games/long-night/moments/kinds.ts'
import { type AnyMatch, textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import { Cornering } from './stuck.ts'

export interface QuestionTable {
  readonly game: string
  /** The key of the question, 'moment.' and a kind for a moment that follows a choice, 'over' for the end. */
  readonly name: string
  /** A file that My games opens. */
  readonly file: string
  /** The same question in the first rounds, when there is a lesson; some questions come later. */
  readonly young?: string
  /** How to get to the moment. */
  readonly way?: Way
  readonly seats: number
}

/** A choice of the asked seat, and how many scenes of what it leads to come before the moment is complete. */
export interface Way {
  readonly choice: unknown
  readonly scenes: number
}

interface Picker {
  pick(options: readonly unknown[], view: unknown, seat: Seat): unknown
}

/** Some games of one kind, played until every wanted table is found. */
interface Hunt {
  readonly games: number
  config(n: number): { readonly players: number }
  picker(n: number): Picker
  /** Changes the state before a choice, so that a rare question comes up. */
  nudge?(state: unknown): void
}

interface GameRow {
  readonly game: AnyGame
  readonly text: GameText
  /** Questions that nobody can be asked, or only on a table that takes too long to set up. */
  readonly left: readonly string[]
  readonly moments: readonly string[]
  /** The same question in a moment of its own has another name. */
  nameOf?(key: string, view: unknown): string
  /** The moments that the public events of a choice lead to. */
  momentsIn(events: readonly unknown[], choice: unknown): readonly (readonly [name: string, scenes: number])[]
  readonly hunts: readonly Hunt[]
}

/** Prefers acts that it has seldom done: rare questions come from rare acts. */
class Curious implements Picker {
  readonly #chance = chanceFrom('curious')
  readonly #done = new Map<string, number>()
  readonly #nameOf: (option: unknown) => string

  constructor(nameOf: (option: unknown) => string) {
    this.#nameOf = nameOf
  }

  pick(options: readonly unknown[]): unknown {
    const often = (option: unknown): number => this.#done.get(this.#nameOf(option)) ?? 0
    const least = Math.min(...options.map(often))
    const rare = pickOf(this.#chance, 2) === 0 ? options.filter(option => often(option) === least) : options
    const picked = rare[pickOf(this.#chance, rare.length)]!
    this.#done.set(this.#nameOf(picked), often(picked) + 1)
    return picked
  }
}

const curiousOutlive = new Curious(option => {
  const { do: kind, ...more } = option as OutliveOption
  return `${kind} ${'what' in more ? more.what : ''}`
})
const curiousNight = new Curious(option => (option as NightOption).do)
/** Tells apart which card or ability is used: some questions belong to a single card. */
const curiousOfCards = (): Curious =>
  new Curious(option => {
    const { do: kind, ...more } = option as NightOption & { readonly card?: string; readonly by?: string }
    return `${kind} ${more.card ?? more.by ?? ''}`.replace(/:\d+$/, '')
  })
const [curiousInModules, curiousInBase] = [curiousOfCards(), curiousOfCards()]

const nightConfig = (n: number): NightConfig => {
  const players = 2 + (n % 4)
  return {
    players,
    edition: n % 2 === 0 ? 'pl' : 'cs',
    variant: players === 2 ? (n % 8 === 0 ? 'dilemma' : 'cooperative') : n % 7 === 0 ? 'cooperative' : 'hidden',
    objective: MAIN_OBJECTIVE_IDS[n % MAIN_OBJECTIVE_IDS.length]!,
    hard: n % 3 === 0,
    raxxonTribute: n % 4 === 3,
    likelyTraitor: n % 5 < 2,
    elimination: n % 6 === 0,
    adultCrossroads: n % 2 === 0,
    adultCards: ADULT_IDS,
    hiddenEffects: n % 3 === 1,
    modules: [],
    scenario: 'none',
    decks: null,
  }
}

const raxxonConfig = (n: number): NightConfig => ({ ...nightConfig(n), modules: ['raxxon'] })

/** The game goes on, however badly it is played, and there are people of every kind. */
function keepGoing(state: unknown): void {
  const night = state as State
  if (night.phase !== 'turns') return
  night.morale = 6
  night.rounds = 4
  night.rebellious = Math.max(1, night.rebellious)
  night.helpless = Math.max(1, night.helpless)
}

const MOMENTS = [
  'road',
  'crisis',
  'voted',
  'exile',
  'chain',
  'exposed',
  'death',
  'last',
  'arrival',
  'falling',
  'turning',
  'night',
  'code',
  'encounter',
  'pill',
  'raid',
] as const

/** Choices that stand in a list of few options, or end the turn. */
const PLAIN: readonly NightOption['do'][] = [
  'done',
  'vote',
  'decide',
  'option',
  'accept',
  'risk',
  'move',
  'survivor',
  'attackMutant',
  'raid',
]
export function nightMoments(events: readonly unknown[], choice: unknown): readonly (readonly [string, number])[] {
  if (!PLAIN.includes((choice as NightOption).do)) return []
  const scenes = new Map<string, number>()
  let now: ReturnType<typeof nextKind>
  let shown = 0
  for (const event of events as readonly Event[]) {
    now = nextKind(event, now)
    if (isOfMoment(event)) {
      // While the die falls there is a scene of its own.
      if (displayOf(event, 'public').falls !== undefined) {
        if (event.e === 'voted' && shown === 0) scenes.set('turning', shown)
        else if (now === 'exposed' || now === 'chain') scenes.set('falling', shown)
        shown++
      }
      shown++
    }
    if (now !== undefined && shown > 0) scenes.set(now, shown - 1)
  }
  return Array.from(scenes, ([kind, before]) => [`moment.${kind}`, before])
}

/** Later rounds have more to show. */
const GROWN = 3
const MOST_SCENES = 30
const FEW = 8
/** Up to this round there is a lesson. */
const YOUNG = 2

/** The raid goes on to its third chapter: food for the bandits, and then people at their hideout. */
const raidConfig = (n: number): NightConfig => ({ ...nightConfig(n), players: 3, variant: 'hidden', scenario: 'raid' })
function feedBandits(state: unknown): void {
  keepGoing(state)
  if ((state as State).objective === 'b1') (state as State).food = 40
}
const raider: Picker = {
  pick(options, view) {
    const all = options as readonly NightOption[]
    const isBound = (option: NightOption): boolean =>
      (option.do === 'move' && option.to === 'hideout') ||
      option.do === 'trust' ||
      (option.do === 'vote' && !option.yes)
    const bound = (view as NightView).objective === 'b1' ? undefined : all.find(isBound)
    return bound ?? all.find(({ do: kind }) => kind === 'done') ?? curiousNight.pick(options)
  },
}

/** Looks for pills at Raxxon, and takes them. */
const pillTaker: Picker = {
  pick(options) {
    const all = options as readonly NightOption[]
    return (
      all.find(option => option.do === 'play' && option.card.startsWith('raxxon/')) ??
      all.find(option => option.do === 'move' && option.to === 'raxxon') ??
      all.find(({ do: kind }) => kind === 'search') ??
      curiousNight.pick(options)
    )
  },
}

const GAMES: readonly GameRow[] = [
  {
    game: outlive,
    text: outliveText,
    left: [],
    moments: [],
    momentsIn: () => [],
    hunts: [
      {
        games: 40,
        config: n => ({ players: [2, 3, 4][n % 3]!, quick: false, heroes: 'together' }),
        picker: () => curiousOutlive,
      },
      {
        games: 40,
        config: () => ({ players: 3, quick: false, heroes: 'together' }),
        picker(n) {
          const cornering = new Cornering(String(n))
          return {
            pick: (options, view, seat) => cornering.pick(options as OutliveOption[], view as OutliveView, seat),
          }
        },
      },
      {
        games: 400,
        config: n => ({ players: [2, 3, 4][n % 3]!, quick: false, heroes: 'together' }),
        picker: () => curiousOutlive,
      },
    ],
  },
  {
    game: longNight,
    text: longNightText,
    // Only crossroads cards ask for a player, and then the question names the card. Room is made only when every space
    // of every location is taken. One of several items is lost only by a rare card. A weapon for several targets is
    // rarely used beside special zombies. Several players are left without survivors, or without room in the colony, or
    // exiled, at the same time only by chance.
    left: [
      'question.player',
      'question.makeRoom',
      'question.card.gear',
      'question.foe',
      'question.survivor.home',
      'question.next.room',
      'question.next.exile',
    ],
    moments: [...MOMENTS.map(kind => `moment.${kind}`), 'crossroads', 'vote.sealed'],
    nameOf(key, view) {
      const { roads, table, motion } = view as NightView
      if (key === 'question.option.for' && roads.now !== null && table.length === 0) return 'crossroads'
      return key === 'question.reconsider' && motion !== null ? 'vote.sealed' : key
    },
    momentsIn: nightMoments,
    hunts: [
      { games: 40, config: nightConfig, picker: () => curiousNight },
      { games: 40, config: raxxonConfig, picker: () => curiousNight },
      { games: 20, config: raxxonConfig, picker: () => pillTaker },
      { games: 40, config: n => ({ ...nightConfig(n), modules: ['bandits'] }), picker: () => curiousNight },
      {
        games: 60,
        config: n => ({ ...nightConfig(n), modules: ['improvements', 'bandits'] }),
        picker: () => curiousInModules,
        nudge: keepGoing,
      },
      { games: 20, config: raidConfig, picker: () => raider, nudge: feedBandits },
      { games: 400, config: nightConfig, picker: () => curiousInBase, nudge: keepGoing },
      { games: 400, config: raxxonConfig, picker: () => curiousInBase, nudge: keepGoing },
    ],
  },
]

export const GAME_IDS: readonly string[] = GAMES.map(({ game }) => game.id)

/** Only the asked seat is a person, so the device is not handed on. */
const seatsFor = (asked: Seat, players: number): readonly LocalSeat[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === asked ? { kind: 'person', name: 'Ola' } : { kind: 'bot', level: 'casual' },
  )

/** Seats with options although others are asked; not where those have no choice and go on at once. */
function meanwhile({ game, state, config: { players } }: AnyMatch): readonly Seat[] {
  const asked = game.pending(state)
  const choices = (seat: Seat): number => game.options(state, seat).length
  const others = Array.from({ length: players }, (_, seat) => seat).filter(
    seat => !asked.includes(seat) && choices(seat) > 0,
  )
  return others.length > 0 && asked.every(seat => choices(seat) > 1) ? others : []
}

/** The match as it was before its last choice. */
function beforeLast(match: AnyMatch): AnyMatch {
  const { seed, log } = match.save()
  const again = Match.start(match.game, match.config, seed!)
  again.enterAll(log.slice(0, -1))
  return again
}

/** All kinds, as the game has words for them: a game that asks something new makes this list longer. */
export async function questionsOf(id: string): Promise<readonly string[]> {
  const { text, left, moments } = GAMES.find(({ game }) => game.id === id)!
  const keys = Object.keys(await text.messages('en')).filter(key => key.startsWith('question.') && !left.includes(key))
  return [...keys, ...moments, 'over']
}

/** The tables of a game by these names, or all of them. */
export async function questionTables(id: string, only?: readonly string[]): Promise<readonly QuestionTable[]> {
  const row = GAMES.find(({ game }) => game.id === id)!
  const wanted = only ?? (await questionsOf(id))
  const { roundOf = (view: unknown) => (view as { readonly round: number }).round } = await ENGINES.find(
    engine => engine.id === id,
  )!.load()
  const kept = new Kept(wanted, gameOf(id)!.table!.hasLesson ? YOUNG : 0)
  // Of the first games all are played, because later ones may have more to show; a few are enough for a sample.
  let least = only === undefined ? row.hunts[0]!.games : FEW
  for (const hunt of row.hunts)
    for (let n = 0; n < hunt.games && (least > 0 || kept.isMissing); n++, least--) play(row, hunt, n, roundOf, kept)
  return kept.tables(id)
}

interface Found {
  readonly file: string
  /** Later rounds and longer moments have more to show. */
  readonly worth: number
  readonly way: Way | undefined
}

/** The best table for each name so far. */
class Kept {
  readonly #wanted: readonly string[]
  readonly #young: number
  readonly #found = new Map<string, Found>()
  readonly #early = new Map<string, string>()

  constructor(wanted: readonly string[], young: number) {
    this.#wanted = wanted
    this.#young = young
  }

  get isMissing(): boolean {
    return this.#wanted.some(name => !this.#found.has(name))
  }

  keep(name: string, round: number, file: () => string, way?: Way): void {
    if (!this.#wanted.includes(name)) return
    const known = this.#found.get(name)
    const worth = (round >= GROWN ? MOST_SCENES : 0) + Math.min(MOST_SCENES, way?.scenes ?? 0)
    if (!known || worth > known.worth) this.#found.set(name, { file: file(), worth, way })
    // A moment passes when the page is loaded again, and the lesson with it.
    if (!way && round <= this.#young && !this.#early.has(name)) this.#early.set(name, file())
  }

  tables(game: string): readonly QuestionTable[] {
    return Array.from(this.#found, ([name, { file, way }]) => {
      const young = this.#early.get(name)
      const { seats } = JSON.parse(file) as { readonly seats: readonly unknown[] }
      return { game, name, file, seats: seats.length, ...(young !== undefined && { young }), ...(way && { way }) }
    })
  }
}

function play(row: GameRow, hunt: Hunt, n: number, roundOf: (view: unknown) => number, kept: Kept): void {
  const { game, text } = row
  const config = hunt.config(n)
  const match: AnyMatch = Match.start(game, config, `moment ${n}`)
  const picker = hunt.picker(n)
  const fileOf = (seat: Seat, from = match): string => {
    // A state that was changed does not follow from the log, so it is resumed without it.
    const save = hunt.nudge ? { ...from.save(), seed: null, log: [] } : from.save()
    return textOf(seatsFor(seat, config.players), save)
  }
  for (;;) {
    hunt.nudge?.(match.state)
    const [turn] = game.pending(match.state)
    if (turn === undefined) return kept.keep('over', GROWN, () => fileOf(0))
    for (const seat of [turn, ...meanwhile(match)]) {
      const view = game.view(match.state, seat)
      const { key } = text.questionPhrase(game.options(match.state, seat), view)
      kept.keep(row.nameOf?.(key, view) ?? key, roundOf(view), () => fileOf(seat))
    }
    const view = game.view(match.state, turn)
    const choice = picker.pick(game.options(match.state, turn), view, turn)
    const told = match.play(turn, choice).flatMap(({ to, event, shadow }) => (to === 'all' ? [event] : (shadow ?? [])))
    if (!hunt.nudge && game.pending(match.state).length > 0)
      for (const [name, scenes] of row.momentsIn(told, choice))
        kept.keep(name, roundOf(view), () => fileOf(turn, beforeLast(match)), { choice, scenes })
  }
}
